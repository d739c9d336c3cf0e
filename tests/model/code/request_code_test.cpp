#include "model/code/request_code.h"

#include "engine/request/codec.h"
#include "engine/request/request.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace model {

namespace {

std::string code(
    std::string_view operation, std::string_view json, std::string_view language, const CodeOptions &options = {}) {
    const auto request = engine::decodeRequest(operation, json);
    if (!request) return request.error().message;
    const auto text = codeOf(*request, *codeLanguage(language), options);
    return text ? *text : text.error().message;
}

constexpr const char *query = R"({"TableName": "Shop", "IndexName": "GSI1", "KeyConditionExpression": "#s = :s",
    "ExpressionAttributeNames": {"#s": "status"}, "ExpressionAttributeValues": {":s": {"S": "it's \"open\"\n"}},
    "ScanIndexForward": false, "Limit": 5})";

constexpr const char *put = R"({"TableName": "Shop", "Item": {"PK": {"S": "P#1"}, "raw": {"B": "AQI="},
    "tags": {"SS": ["a", "b"]}, "more": {"M": {"on": {"BOOL": true}, "none": {"NULL": true}, "list": {"L": []}}}}})";

constexpr const char *transaction = R"({"TransactItems": [
    {"Put": {"TableName": "Shop", "Item": {"PK": {"S": "P#2"}}}},
    {"Update": {"TableName": "Shop", "Key": {"PK": {"S": "P#1"}}, "UpdateExpression": "SET n = :n",
        "ExpressionAttributeValues": {":n": {"N": "12345678901234567890123456789012345678"}}}}]})";

}

TEST(RequestCode, AwsCli) {
    EXPECT_EQ(code("Query", query, "awscli"), R"(aws dynamodb query \
  --table-name 'Shop' \
  --index-name 'GSI1' \
  --limit 5 \
  --no-scan-index-forward \
  --key-condition-expression '#s = :s' \
  --expression-attribute-names '{"#s": "status"}' \
  --expression-attribute-values '{":s": {"S": "it'\''s \"open\"\n"}}' \
  --no-paginate
)") << "one word of the shell for each argument";
    EXPECT_EQ(code("GetItem", R"({"TableName": "T", "Key": {"PK": {"B": "AQI="}}, "ConsistentRead": true})", "awscli",
                  {"http://127.0.0.1:8000"}),
        R"(aws dynamodb get-item \
  --endpoint-url 'http://127.0.0.1:8000' \
  --table-name 'T' \
  --key '{"PK": {"B": "AQI="}}' \
  --consistent-read \
  --cli-binary-format base64
)");
}

TEST(RequestCode, Python) {
    EXPECT_EQ(code("PutItem", put, "python"), R"(from base64 import b64decode

import boto3

client = boto3.client("dynamodb")
response = client.put_item(
    TableName="Shop",
    Item={
        "PK": {"S": "P#1"},
        "more": {"M": {"list": {"L": []}, "none": {"NULL": True}, "on": {"BOOL": True}}},
        "raw": {"B": b64decode("AQI=")},
        "tags": {"SS": ["a", "b"]},
    },
)
print(response)
)");
}

TEST(RequestCode, JavaScript) {
    EXPECT_EQ(code("TransactWriteItems", transaction, "javascript"),
        R"(import { DynamoDBClient, TransactWriteItemsCommand } from "@aws-sdk/client-dynamodb";

const client = new DynamoDBClient({});
const response = await client.send(new TransactWriteItemsCommand({
  TransactItems: [
    { Put: { TableName: "Shop", Item: { PK: { S: "P#2" } } } },
    {
      Update: {
        TableName: "Shop",
        Key: { PK: { S: "P#1" } },
        UpdateExpression: "SET n = :n",
        ExpressionAttributeValues: { ":n": { N: "12345678901234567890123456789012345678" } },
      },
    },
  ],
}));
console.dir(response, { depth: null });
)");
}

TEST(RequestCode, Java) {
    EXPECT_EQ(code("TransactWriteItems", transaction, "java"), R"(import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.*;

public class Request {
    public static void main(String[] arguments) {
        try (DynamoDbClient client = DynamoDbClient.create()) {
            TransactWriteItemsResponse response = client.transactWriteItems(TransactWriteItemsRequest.builder()
                .transactItems(List.of(
                    TransactWriteItem.builder()
                        .put(Put.builder()
                            .tableName("Shop")
                            .item(Map.of("PK", AttributeValue.fromS("P#2")))
                            .build())
                        .build(),
                    TransactWriteItem.builder()
                        .update(Update.builder()
                            .tableName("Shop")
                            .key(Map.of("PK", AttributeValue.fromS("P#1")))
                            .updateExpression("SET n = :n")
                            .expressionAttributeValues(Map.of(
                                ":n", AttributeValue.fromN("12345678901234567890123456789012345678")
                            ))
                            .build())
                        .build()
                ))
                .build());
            System.out.println(response);
        }
    }
}
)");
}

TEST(RequestCode, Go) {
    EXPECT_EQ(code("Query", query, "go"), R"(package main

import (
	"context"
	"fmt"
	"log"

	"github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/config"
	"github.com/aws/aws-sdk-go-v2/service/dynamodb"
	"github.com/aws/aws-sdk-go-v2/service/dynamodb/types"
)

func main() {
	ctx := context.Background()
	cfg, err := config.LoadDefaultConfig(ctx)
	if err != nil {
		log.Fatal(err)
	}
	client := dynamodb.NewFromConfig(cfg)
	response, err := client.Query(ctx, &dynamodb.QueryInput{
		TableName: aws.String("Shop"),
		IndexName: aws.String("GSI1"),
		Limit: aws.Int32(5),
		ScanIndexForward: aws.Bool(false),
		KeyConditionExpression: aws.String("#s = :s"),
		ExpressionAttributeNames: map[string]string{"#s": "status"},
		ExpressionAttributeValues: map[string]types.AttributeValue{
			":s": &types.AttributeValueMemberS{Value: "it's \"open\"\n"},
		},
	})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("%+v\n", response)
}
)");
}

TEST(RequestCode, CSharp) {
    EXPECT_EQ(code("PutItem", put, "csharp"), R"(using Amazon.DynamoDBv2;
using Amazon.DynamoDBv2.Model;

var client = new AmazonDynamoDBClient();
var response = await client.PutItemAsync(new PutItemRequest {
    TableName = "Shop",
    Item = new Dictionary<string, AttributeValue> {
        ["PK"] = new AttributeValue { S = "P#1" },
        ["more"] = new AttributeValue {
            M = new Dictionary<string, AttributeValue> {
                ["list"] = new AttributeValue { L = new List<AttributeValue> {}, IsLSet = true },
                ["none"] = new AttributeValue { NULL = true },
                ["on"] = new AttributeValue { BOOL = true }
            }
        },
        ["raw"] = new AttributeValue { B = new MemoryStream(Convert.FromBase64String("AQI=")) },
        ["tags"] = new AttributeValue { SS = new List<string> { "a", "b" } }
    }
});
Console.WriteLine(response.HttpStatusCode);
)");
}

TEST(RequestCode, Rust) {
    EXPECT_EQ(code("TransactWriteItems", transaction, "rust"), R"(use aws_sdk_dynamodb::Client;
#[allow(unused_imports)]
use aws_sdk_dynamodb::types::*;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let config = aws_config::load_from_env().await;
    let client = Client::new(&config);
    let response = client.transact_write_items()
        .transact_items(TransactWriteItem::builder()
            .put(Put::builder()
                .table_name("Shop")
                .item("PK", AttributeValue::S("P#2".to_string()))
                .build()?)
            .build())
        .transact_items(TransactWriteItem::builder()
            .update(Update::builder()
                .table_name("Shop")
                .key("PK", AttributeValue::S("P#1".to_string()))
                .update_expression("SET n = :n")
                .expression_attribute_values(":n", AttributeValue::N("12345678901234567890123456789012345678".to_string()))
                .build()?)
            .build())
        .send()
        .await?;
    println!("{response:#?}");
    Ok(())
}
)");
}

TEST(RequestCode, TheRequestItselfReadsBackAsItWas) {
    for (const auto &[operation, json] :
        {std::pair("Query", query), std::pair("PutItem", put), std::pair("TransactWriteItems", transaction)}) {
        const auto request = engine::decodeRequest(operation, json);
        const auto again = engine::decodeRequest(operation, code(operation, json, "json"));
        ASSERT_TRUE(again) << operation;
        EXPECT_EQ(engine::encodeRequest(*again), engine::encodeRequest(*request));
    }
}

TEST(RequestCode, OnlyForRequestsOfData) {
    EXPECT_EQ(code("DescribeTable", R"({"TableName": "Shop"})", "python"),
        "There is no code for DescribeTable, only for requests of data");
}

TEST(RequestCode, EveryLanguageTakesEveryOperationOfData) {
    const std::pair<const char *, const char *> requests[] = {
        {"GetItem",               R"({"TableName": "T", "Key": {"PK": {"S": "a"}}})"                                      },
        {"PutItem",               put                                                                                     },
        {"UpdateItem",            R"({"TableName": "T", "Key": {"PK": {"S": "a"}}, "UpdateExpression": "REMOVE b",
            "ReturnValues": "ALL_NEW"})"        },
        {"DeleteItem",            R"({"TableName": "T", "Key": {"PK": {"S": "a"}}, "Expected": {"b": {"Exists": false}}})"},
        {"Query",                 query                                                                                   },
        {"Scan",                  R"({"TableName": "T", "Segment": 1, "TotalSegments": 4, "Select": "COUNT"})"            },
        {"BatchGetItem",          R"({"RequestItems": {"T": {"Keys": [{"PK": {"S": "a"}}], "ConsistentRead": true}}})"    },
        {"BatchWriteItem",        R"({"RequestItems": {"T": [{"PutRequest": {"Item": {"PK": {"S": "a"}}}},
            {"DeleteRequest": {"Key": {"PK": {"S": "b"}}}}]}})"                },
        {"TransactGetItems",      R"({"TransactItems": [{"Get": {"TableName": "T", "Key": {"PK": {"S": "a"}}}}]})"        },
        {"TransactWriteItems",    transaction                                                                             },
        {"ExecuteStatement",      R"({"Statement": "SELECT * FROM T WHERE PK = ?", "Parameters": [{"S": "a"}]})"          },
        {"BatchExecuteStatement", R"({"Statements": [{"Statement": "SELECT * FROM T WHERE PK = 'a'"}]})"                  },
        {"ExecuteTransaction",    R"({"TransactStatements": [{"Statement": "DELETE FROM T WHERE PK = 'a'"}]})"            },
    };
    for (const auto &[operation, json] : requests)
        for (const auto &language : codeLanguages()) {
            const std::string text = code(operation, json, language.id);
            EXPECT_GT(text.size(), 20u) << operation << ' ' << language.id;
            EXPECT_EQ(std::ranges::count(text, '('), std::ranges::count(text, ')')) << text;
            EXPECT_EQ(std::ranges::count(text, '{'), std::ranges::count(text, '}')) << text;
            EXPECT_EQ(std::ranges::count(text, '['), std::ranges::count(text, ']')) << text;
        }
}

}
