"""boto3 works unchanged against the served engine: resource and client, waiters, paginators, transactions, streams."""

import os
import sys
import unittest
from decimal import Decimal

from served import Served

os.environ.update(Served.environment())

import boto3  # noqa: E402  (reads the environment when it is imported)
from boto3.dynamodb.conditions import Attr, Key  # noqa: E402
from botocore.exceptions import ClientError  # noqa: E402


class Boto3(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.served = cls.enterClassContext(Served(program))
        cls.client = boto3.client("dynamodb", endpoint_url=cls.served.url)
        cls.streams = boto3.client("dynamodbstreams", endpoint_url=cls.served.url)
        cls.table = boto3.resource("dynamodb", endpoint_url=cls.served.url).create_table(
            TableName="Shop",
            KeySchema=[{"AttributeName": "PK", "KeyType": "HASH"}, {"AttributeName": "SK", "KeyType": "RANGE"}],
            AttributeDefinitions=[
                {"AttributeName": name, "AttributeType": "S"} for name in ("PK", "SK", "GSI1PK", "GSI1SK")
            ],
            GlobalSecondaryIndexes=[
                {
                    "IndexName": "GSI1",
                    "KeySchema": [
                        {"AttributeName": "GSI1PK", "KeyType": "HASH"},
                        {"AttributeName": "GSI1SK", "KeyType": "RANGE"},
                    ],
                    "Projection": {"ProjectionType": "ALL"},
                }
            ],
            BillingMode="PAY_PER_REQUEST",
            StreamSpecification={"StreamEnabled": True, "StreamViewType": "NEW_AND_OLD_IMAGES"},
        )
        cls.table.wait_until_exists()
        with cls.table.batch_writer() as batch:
            for number in range(60):
                item = {"PK": "USER#1", "SK": f"ORDER#{number:03}", "total": Decimal(number) / 4}
                if number % 3 == 0:
                    item |= {"GSI1PK": "OPEN", "GSI1SK": f"{number:03}"}
                batch.put_item(item)

    @classmethod
    def tearDownClass(cls):
        cls.table.delete()
        cls.table.wait_until_not_exists()

    def test_item_keeps_every_type(self):
        item = {
            "PK": "TYPES",
            "SK": "all",
            "n": Decimal("12345678901234567890123456789012345678"),
            "b": b"\x00\xff",
            "flag": True,
            "none": None,
            "list": ["a", Decimal("1.5"), {"deep": [False]}],
            "ss": {"x", "y"},
            "ns": {Decimal(1), Decimal("2.5")},
            "bs": {b"one", b"two"},
        }
        self.table.put_item(Item=item)
        got = self.table.get_item(Key={"PK": "TYPES", "SK": "all"}, ConsistentRead=True)["Item"]
        self.assertEqual(got, item)
        self.table.delete_item(Key={"PK": "TYPES", "SK": "all"})

    def test_query_with_conditions_of_the_resource(self):
        got = self.table.query(
            KeyConditionExpression=Key("PK").eq("USER#1") & Key("SK").between("ORDER#010", "ORDER#019"),
            FilterExpression=Attr("total").gte(Decimal("4.0")),
            ReturnConsumedCapacity="TOTAL",
        )
        self.assertEqual([item["SK"] for item in got["Items"]], ["ORDER#016", "ORDER#017", "ORDER#018", "ORDER#019"])
        self.assertEqual((got["Count"], got["ScannedCount"]), (4, 10))
        self.assertEqual(got["ConsumedCapacity"]["CapacityUnits"], 0.5)

    def test_paginators(self):
        pages = list(
            self.client.get_paginator("query").paginate(
                TableName="Shop",
                IndexName="GSI1",
                KeyConditionExpression="GSI1PK = :open",
                ExpressionAttributeValues={":open": {"S": "OPEN"}},
                PaginationConfig={"PageSize": 7},
            )
        )
        self.assertEqual([page["Count"] for page in pages], [7, 7, 6])
        scanned = self.client.get_paginator("scan").paginate(TableName="Shop", PaginationConfig={"PageSize": 25})
        self.assertEqual(sum(page["Count"] for page in scanned), 60)

    def test_update_and_failed_condition(self):
        key = {"PK": "COUNTER", "SK": "1"}
        for expected in (1, 2):
            got = self.table.update_item(
                Key=key,
                UpdateExpression="ADD hits :one",
                ExpressionAttributeValues={":one": 1},
                ReturnValues="UPDATED_NEW",
            )
            self.assertEqual(got["Attributes"], {"hits": expected})
        with self.assertRaises(self.client.exceptions.ConditionalCheckFailedException) as raised:
            self.table.put_item(Item=key, ConditionExpression="attribute_not_exists(PK)")
        self.assertEqual(raised.exception.response["Error"]["Message"], "The conditional request failed")
        self.table.delete_item(Key=key)

    def test_transaction(self):
        def put(key, **more):
            return {"Put": {"TableName": "Shop", "Item": {"PK": {"S": "T"}, "SK": {"S": key}}, **more}}

        self.client.transact_write_items(TransactItems=[put("a"), put("b")], ClientRequestToken="once")
        self.client.transact_write_items(TransactItems=[put("a"), put("b")], ClientRequestToken="once")
        with self.assertRaises(self.client.exceptions.TransactionCanceledException) as raised:
            self.client.transact_write_items(
                TransactItems=[put("c"), put("a", ConditionExpression="attribute_not_exists(PK)")]
            )
        reasons = raised.exception.response["CancellationReasons"]
        self.assertEqual([reason["Code"] for reason in reasons], ["None", "ConditionalCheckFailed"])
        got = self.client.transact_get_items(
            TransactItems=[
                {"Get": {"TableName": "Shop", "Key": {"PK": {"S": "T"}, "SK": {"S": key}}}} for key in ("a", "c")
            ]
        )
        self.assertEqual(["Item" in response for response in got["Responses"]], [True, False])
        for key in ("a", "b"):
            self.table.delete_item(Key={"PK": "T", "SK": key})

    def test_partiql(self):
        got = self.client.execute_statement(
            Statement='SELECT total FROM "Shop" WHERE PK = ? AND SK = ?',
            Parameters=[{"S": "USER#1"}, {"S": "ORDER#002"}],
        )
        self.assertEqual(got["Items"], [{"total": {"N": "0.5"}}])

    def test_stream_tells_what_happened(self):
        self.table.put_item(Item={"PK": "S", "SK": "1", "v": 1})
        self.table.delete_item(Key={"PK": "S", "SK": "1"})
        arn = self.client.describe_table(TableName="Shop")["Table"]["LatestStreamArn"]
        shards = self.streams.describe_stream(StreamArn=arn)["StreamDescription"]["Shards"]
        events = []
        for shard in shards:
            iterator = self.streams.get_shard_iterator(
                StreamArn=arn, ShardId=shard["ShardId"], ShardIteratorType="TRIM_HORIZON"
            )["ShardIterator"]
            while iterator:
                got = self.streams.get_records(ShardIterator=iterator)
                events += [r["eventName"] for r in got["Records"] if r["dynamodb"]["Keys"]["PK"] == {"S": "S"}]
                iterator = got.get("NextShardIterator") if got["Records"] else None
        self.assertEqual(events, ["INSERT", "REMOVE"])

    def test_error_is_the_sdks_exception(self):
        with self.assertRaises(self.client.exceptions.ResourceNotFoundException):
            self.client.get_item(TableName="Nowhere", Key={"PK": {"S": "1"}})
        with self.assertRaises(ClientError) as raised:
            self.client.query(TableName="Shop", KeyConditionExpression="SK = :s", ExpressionAttributeValues={":s": {"S": "x"}})
        self.assertEqual(raised.exception.response["Error"]["Code"], "ValidationException")
        self.assertEqual(raised.exception.response["Error"]["Message"], "Query condition missed key schema element: PK")


if __name__ == "__main__":
    program = sys.argv.pop(1)
    unittest.main()
