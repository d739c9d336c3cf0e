#include "app/cli/arguments.h"
#include "engine/engine.h"
#include "engine/net/http_server.h"
#include "engine/wire/sigv4.h"
#include "model/deploy/sandbox.h"
#include "model/deploy/to_requests.h"
#include "model/format/file.h"

#include <csignal>
#include <ctime>
#include <ostream>

namespace app {

namespace {

constexpr std::size_t credentialsBytes = 1 << 20;
constexpr std::time_t sweepSeconds = 60; // the service deletes expired items some time after; this is soon enough

/// SIGTERM and SIGINT wait from here on until `next` takes them, in every thread that starts afterwards.
class Signals {
public:
    Signals() {
        sigemptyset(&m_set);
        sigaddset(&m_set, SIGTERM);
        sigaddset(&m_set, SIGINT);
        pthread_sigmask(SIG_BLOCK, &m_set, &m_before);
    }
    Signals(const Signals &) = delete;
    Signals &operator=(const Signals &) = delete;
    ~Signals() { pthread_sigmask(SIG_SETMASK, &m_before, nullptr); }

    bool arrivedWithin(std::time_t seconds) const {
        const timespec time{seconds, 0};
        return sigtimedwait(&m_set, nullptr, &time) > 0;
    }

private:
    sigset_t m_set{}, m_before{};
};

/// Creates the model's tables and puts its items. What the engine refuses is told; tables that a database file has
/// already stay as they are there.
void deploy(const model::Design &design, engine::Endpoint &endpoint, std::ostream &err) {
    for (const auto &table : design.tables) {
        const auto created = engine::call(endpoint, model::createTableRequest(table->description));
        if (!created) {
            const bool there = created.error().code == engine::Error::Code::ResourceInUse;
            err << table->name() << ": "
                << (there ? "is in the database already and stays as it is" : created.error().message) << '\n';
            continue;
        }
        std::size_t refused = 0;
        for (auto &put : model::putItemRequests(*table)) {
            const auto done = engine::call(endpoint, std::move(put));
            if (done) continue;
            if (++refused == 1) err << table->name() << ": " << done.error().message << '\n';
        }
        if (refused > 0) err << table->name() << ": " << refused << " sample items were refused as the one above\n";
    }
}

std::vector<std::string> allowedHosts(const std::string &address) {
    if (address == "0.0.0.0" || address == "::") return {}; // whoever opens it to a network has names we cannot know
    auto hosts = engine::ProtocolOptions().allowedHosts;
    hosts.push_back(address.find(':') == std::string::npos ? address : '[' + address + ']');
    return hosts;
}

}

int runServe(const std::vector<std::string> &arguments, Streams &streams) {
    CLI::App options("Answers DynamoDB requests over HTTP, for the AWS CLI and any SDK, until it is interrupted.",
        "hashrange-cli serve");
    std::string address = "127.0.0.1", database, modelPath, credentialsPath;
    std::uint16_t port = 8000;
    unsigned threads = 2;
    bool inMemory = false;
    options.add_option("--port", port, "Where to listen; 0 takes a free one")->capture_default_str();
    options.add_option("--host", address, "The address to listen on; another than loopback opens it to the network")
        ->capture_default_str();
    auto *const file = options.add_option("--db", database, "Keep the data in this file");
    options.add_flag("--in-memory", inMemory, "Keep nothing (this is the default)")->excludes(file);
    options.add_option("--model", modelPath, "Begin with the tables and sample items of this model");
    options.add_option("--credentials", credentialsPath,
        "Check signatures against this file: a line for each access key id and its secret, separated by a blank");
    options.add_option("--threads", threads, "Threads that answer")->capture_default_str()->check(CLI::Range(1, 64));
    if (const auto code = parse(options, arguments, streams)) return *code;

    const auto fail = [&](const std::string &why) {
        streams.err << why << '\n';
        return Failed;
    };
    std::optional<engine::Authenticator> authenticator;
    if (!credentialsPath.empty()) {
        const auto text = model::readFile(credentialsPath, credentialsBytes);
        if (!text) return fail(text.error().english());
        auto made = engine::Authenticator::fromText(*text);
        if (!made) return fail(credentialsPath + ": " + made.error().message);
        authenticator = *std::move(made);
    }
    std::optional<model::Design> design;
    if (!modelPath.empty()) {
        design = readDesign(modelPath, streams);
        if (!design) return Failed;
    }
    const auto engine = database.empty() ? engine::Engine::inMemory() : engine::Engine::open(database);
    if (!engine) return fail((database.empty() ? "" : database + ": ") + engine.error().message);
    if (design) deploy(*design, **engine, streams.err);

    const Signals signals; // before the server's threads, which inherit the mask
    engine::ProtocolOptions protocol;
    protocol.allowedHosts = allowedHosts(address);
    protocol.authenticator = authenticator ? &*authenticator : nullptr;
    engine::HttpServerOptions listening;
    listening.address = address;
    listening.port = port;
    listening.threads = threads;
    const auto server = engine::HttpServer::start(engine::handlerFor(**engine, protocol), listening);
    if (!server) return fail(server.error().message);

    const std::string host = address.find(':') == std::string::npos ? address : '[' + address + ']';
    streams.out << "Listening on http://" << host << ':' << (*server)->port() << std::endl;
    while (!signals.arrivedWithin(sweepSeconds))
        if (const auto removed = (*engine)->removeExpired(); !removed) streams.err << removed.error().message << '\n';
    (*server)->stop();
    return Fine;
}

}
