#include "model/generate/words.h"

namespace model {

const std::vector<std::string_view> &firstNames() {
    static const std::vector<std::string_view> names = {"Aarav", "Ada", "Aiko", "Alan", "Alice", "Amara", "Amelie",
        "Ana", "Anders", "Anna", "Ben", "Bruno", "Carla", "Carlos", "Chen", "Clara", "Daniel", "David", "Diego",
        "Elena", "Eli", "Emil", "Emma", "Erik", "Eva", "Farah", "Felix", "Fatima", "Finn", "Freya", "Gabriel", "Grace",
        "Hana", "Hugo", "Ida", "Ines", "Isla", "Ivan", "Jakob", "James", "Jana", "Joana", "Jonas", "Jose", "Julia",
        "Kai", "Karim", "Kenji", "Lars", "Laura", "Lea", "Leila", "Leo", "Lina", "Lucas", "Lucia", "Luis", "Maja",
        "Maria", "Mateo", "Maya", "Mei", "Mia", "Mila", "Nadia", "Nils", "Nina", "Noah", "Nora", "Olga", "Oliver",
        "Omar", "Oscar", "Paula", "Pedro", "Priya", "Rafael", "Ravi", "Rosa", "Ruben", "Sara", "Sofia", "Sven", "Tariq",
        "Thea", "Tomas", "Uma", "Vera", "Victor", "Wei", "Yara", "Yuki", "Yusuf", "Zoe"};
    return names;
}

const std::vector<std::string_view> &lastNames() {
    static const std::vector<std::string_view> names = {"Adeyemi", "Ahmed", "Almeida", "Andersen", "Baker", "Bauer",
        "Becker", "Berg", "Bianchi", "Braun", "Brown", "Castro", "Chen", "Clark", "Costa", "Cruz", "Dahl", "Das",
        "Diaz", "Dubois", "Eriksson", "Evans", "Fernandez", "Fischer", "Fuchs", "Garcia", "Gomez", "Green", "Gupta",
        "Haas", "Hall", "Hansen", "Hassan", "Hill", "Hoffmann", "Horvath", "Ito", "Ivanova", "Jansen", "Jensen",
        "Johnson", "Jones", "Kaya", "Keller", "Khan", "Kim", "King", "Klein", "Kowalski", "Kumar", "Lang", "Larsen",
        "Lee", "Lehmann", "Lopez", "Martin", "Mehta", "Meyer", "Moreau", "Moore", "Nagy", "Nguyen", "Nielsen", "Novak",
        "Okafor", "Olsen", "Patel", "Perez", "Petrov", "Ramos", "Reyes", "Richter", "Rossi", "Sato", "Schmidt",
        "Schulz", "Scott", "Silva", "Singh", "Smith", "Sousa", "Suzuki", "Tanaka", "Taylor", "Torres", "Vogel",
        "Wagner", "Walker", "Wang", "Weber", "White", "Wolf", "Wright", "Yilmaz", "Young", "Zhang"};
    return names;
}

const std::vector<std::string_view> &cities() {
    static const std::vector<std::string_view> names = {"Accra", "Amsterdam", "Athens", "Auckland", "Bangkok",
        "Barcelona", "Berlin", "Bogot\u00e1", "Boston", "Cairo", "Chennai", "Chicago", "Delhi", "Dublin", "Hamburg",
        "Hanoi", "Helsinki", "Istanbul", "Jakarta", "Krak\u00f3w", "Lagos", "Lima", "Lisbon", "London", "Lyon",
        "Madrid", "Malm\u00f6", "Manila", "Melbourne", "Mexico City", "Milan", "Montreal", "Mumbai", "Nairobi", "Osaka",
        "Oslo", "Paris", "Prague", "Quito", "Rome", "Santiago", "S\u00e3o Paulo", "Seattle", "Seoul", "Singapore",
        "Sydney", "Tokyo", "Toronto", "Vienna", "Z\u00fcrich"};
    return names;
}

const std::vector<std::string_view> &countries() {
    static const std::vector<std::string_view> names = {"Argentina", "Australia", "Austria", "Belgium", "Brazil",
        "Canada", "Chile", "China", "Colombia", "Denmark", "Egypt", "Finland", "France", "Germany", "Ghana", "Greece",
        "India", "Indonesia", "Ireland", "Italy", "Japan", "Kenya", "Mexico", "Morocco", "Netherlands", "New Zealand",
        "Nigeria", "Norway", "Peru", "Poland", "Portugal", "Singapore", "South Africa", "South Korea", "Spain",
        "Sweden", "Switzerland", "Turkey", "United Kingdom", "United States", "Vietnam"};
    return names;
}

const std::vector<std::string_view> &words() {
    static const std::vector<std::string_view> list = {"amber", "and", "arch", "autumn", "bay", "below", "birch",
        "bright", "brook", "calm", "cedar", "clear", "cloud", "copper", "dawn", "deep", "drift", "dune", "early",
        "ember", "fern", "field", "fine", "flint", "frost", "garden", "glass", "gold", "green", "harbour", "hazel",
        "hill", "holds", "in", "island", "ivory", "lake", "lantern", "late", "leaf", "light", "linen", "maple",
        "meadow", "mild", "mist", "moon", "moss", "near", "north", "oak", "of", "old", "open", "path", "pearl", "pine",
        "plain", "quiet", "rain", "reed", "ridge", "river", "round", "salt", "sand", "silver", "slate", "slow", "small",
        "snow", "soft", "spring", "stone", "stream", "summer", "tall", "the", "thin", "tide", "under", "valley", "warm",
        "wave", "west", "wide", "willow", "wind", "winter", "with", "wood", "young"};
    return list;
}

}
