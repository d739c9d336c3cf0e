"""Programs that `hashrange-cli code` writes give the answer that the request itself gives: AWS CLI, boto3 and, where it
is installed, the JavaScript client."""

import ast
import base64
import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest
import urllib.error
import urllib.request

from served import Served

MODEL = os.path.join(os.path.dirname(__file__), "../../resources/models/single-table.hashrange.json")
TEXT = "it's \"quoted\", \\ and\nover two lines, größer ∞ 🙂"
BYTES = base64.b64encode(bytes(range(256))).decode()
KEY = {"PK": {"S": "P#1"}, "SK": {"S": TEXT}}
ITEM = KEY | {
    "text": {"S": TEXT},
    "number": {"N": "12345678901234567890123456789012345678"},
    "bytes": {"B": BYTES},
    "yes": {"BOOL": True},
    "nothing": {"NULL": True},
    "texts": {"SS": ["a", "b'"]},
    "numbers": {"NS": ["1", "2.5"]},
    "manyBytes": {"BS": ["AQI="]},
    "list": {"L": [{"S": "x"}, {"B": "AQI="}, {"L": []}]},
    "map": {"M": {"B": {"S": "named like a type"}, "Key": {"B": "AQI="}, "two words": {"N": "1"}}},
}
# In this order: each finds what those before it left.
REQUESTS = [
    ("PutItem", {"TableName": "AppData", "Item": ITEM, "ReturnConsumedCapacity": "INDEXES"}),
    ("GetItem", {"TableName": "AppData", "Key": KEY, "ConsistentRead": True}),
    ("UpdateItem", {"TableName": "AppData", "Key": KEY, "UpdateExpression": "SET #n = :b REMOVE texts",
                    "ConditionExpression": "attribute_exists(PK)", "ExpressionAttributeNames": {"#n": "new"},
                    "ExpressionAttributeValues": {":b": {"B": BYTES}}, "ReturnValues": "ALL_NEW"}),
    ("Query", {"TableName": "AppData", "KeyConditionExpression": "PK = :p",
               "ExpressionAttributeValues": {":p": {"S": "P#1"}}, "ScanIndexForward": False}),
    ("Scan", {"TableName": "AppData", "Limit": 3, "Select": "ALL_ATTRIBUTES"}),
    ("BatchWriteItem", {"RequestItems": {"AppData": [{"PutRequest": {"Item": KEY | {"PK": {"S": "P#2"}}}}]}}),
    ("BatchGetItem", {"RequestItems": {"AppData": {"Keys": [KEY, KEY | {"PK": {"S": "P#2"}}],
                                                   "ExpressionAttributeNames": {"#m": "map"},
                                                   "ProjectionExpression": "PK, #m"}}}),
    ("TransactWriteItems", {"TransactItems": [
        {"Update": {"TableName": "AppData", "Key": KEY, "UpdateExpression": "ADD hits :one",
                    "ExpressionAttributeValues": {":one": {"N": "1"}}}},
        {"Delete": {"TableName": "AppData", "Key": KEY | {"PK": {"S": "P#2"}}}}]}),
    ("TransactGetItems", {"TransactItems": [{"Get": {"TableName": "AppData", "Key": KEY}}]}),
    ("ExecuteStatement", {"Statement": "SELECT * FROM \"AppData\" WHERE PK = ? AND bytes = ?",
                          "Parameters": [{"S": "P#1"}, {"B": BYTES}]}),
    ("BatchExecuteStatement", {"Statements": [{"Statement": "SELECT hits FROM AppData WHERE PK = ? AND SK = ?",
                                               "Parameters": [{"S": "P#1"}, {"S": TEXT}]}]}),
    ("ExecuteTransaction", {"TransactStatements": [{"Statement": "UPDATE AppData SET hits = 2 WHERE PK = ? AND SK = ?",
                                                    "Parameters": [{"S": "P#1"}, {"S": TEXT}]}]}),
    ("DeleteItem", {"TableName": "AppData", "Key": KEY, "ReturnValues": "ALL_OLD"}),
]


def raw(url, operation, request):
    """The answer without any client between."""
    message = urllib.request.Request(url, json.dumps(request).encode(), {
        "X-Amz-Target": f"DynamoDB_20120810.{operation}",
        "Content-Type": "application/x-amz-json-1.0",
        "X-Amz-Date": "20260101T000000Z",
        "Authorization": "AWS4-HMAC-SHA256 Credential=test/20260101/eu-west-1/dynamodb/aws4_request, "
                         "SignedHeaders=host, Signature=0",
    })
    try:
        with urllib.request.urlopen(message, timeout=20) as answer:
            return json.loads(answer.read() or b"{}")
    except urllib.error.HTTPError as error:
        raise AssertionError(f"{operation}: {error.read().decode()}") from error


def plain(value):
    """An answer without what only a client adds, bytes as base64, sets in one order."""
    if isinstance(value, bytes):
        return base64.b64encode(value).decode()
    if isinstance(value, dict):
        kept = {name: plain(each) for name, each in value.items() if name not in ("ResponseMetadata", "$metadata")}
        for kind in ("SS", "NS", "BS"):
            if kind in kept and len(kept) == 1 and isinstance(kept[kind], list):
                kept[kind] = sorted(kept[kind])
        return kept
    if isinstance(value, list):
        return [plain(each) for each in value]
    return float(value) if isinstance(value, (int, float)) and not isinstance(value, bool) else value


class Code(unittest.TestCase):
    maxDiff = None

    def answers(self, language, run):
        """What each request answers, sent by the programs of one language."""
        answers = []
        with Served(program, "--in-memory", "--model", MODEL) as served, tempfile.TemporaryDirectory() as folder:
            for operation, request in REQUESTS:
                text = self.code(language, served.url, "--operation", operation, "--request", "-", given=request)
                answers.append(plain(run(text, folder)))
        return answers

    def code(self, language, url, *arguments, given=None):
        written = subprocess.run(
            [program, "code", "--language", language, "--endpoint-url", url, *arguments],
            input=json.dumps(given), capture_output=True, text=True, timeout=60)
        self.assertEqual(written.returncode, 0, written.stderr)
        return written.stdout

    @staticmethod
    def output(*command, folder):
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, cwd=folder,
                              env=Served.environment() | {"PATH": "/usr/bin:" + os.environ["PATH"]})
        if done.returncode != 0:
            raise AssertionError(done.stderr)
        return done.stdout

    def shell(self, text, folder):
        return json.loads(self.output("sh", "-c", text, folder=folder) or "{}")

    def python(self, text, folder):
        return ast.literal_eval(self.output("/usr/bin/python3", "-c", text, folder=folder))

    def javascript(self, text, folder):
        os.path.exists(f"{folder}/node_modules") or os.symlink(
            f"{os.environ['NODE_PACKAGES']}/node_modules", f"{folder}/node_modules")
        with open(f"{folder}/program.mjs", "w", encoding="utf-8") as file:
            file.write(text.replace("console.dir(response, { depth: null });", """
process.stdout.write(JSON.stringify(response, (name, value) =>
  value?.type === "Buffer" ? Buffer.from(value.data).toString("base64")
    : value instanceof Uint8Array ? Buffer.from(value).toString("base64") : value));"""))
        return json.loads(self.output("node", "program.mjs", folder=folder))

    @classmethod
    def setUpClass(cls):
        with Served(program, "--in-memory", "--model", MODEL) as served:
            cls.expected = [plain(raw(served.url, *request)) for request in REQUESTS]

    def compare(self, answers):
        for (operation, _), answer, expected in zip(REQUESTS, answers, self.expected, strict=True):
            with self.subTest(operation):
                self.assertEqual(answer, expected)

    def test_the_requests_find_something(self):
        self.assertEqual(self.expected[1]["Item"]["text"]["S"], TEXT)
        self.assertEqual(self.expected[-1]["Attributes"]["hits"], {"N": "2"})

    def test_aws_cli(self):
        self.compare(self.answers("awscli", self.shell))

    def test_python(self):
        self.compare(self.answers("python", self.python))

    @unittest.skipUnless(os.environ.get("NODE_PACKAGES") and shutil.which("node"), "the JavaScript client is not installed")
    def test_javascript(self):
        self.compare(self.answers("javascript", self.javascript))

    def test_each_pattern_of_a_model(self):
        with open(MODEL, encoding="utf-8") as file:
            patterns = json.load(file)["patterns"]
        self.assertGreater(len(patterns), 2)
        with Served(program, "--in-memory", "--model", MODEL) as served, tempfile.TemporaryDirectory() as folder:
            for pattern in patterns:
                with self.subTest(pattern["id"]):
                    request = json.loads(self.code("json", served.url, MODEL, pattern["id"]))
                    answer = self.python(self.code("python", served.url, MODEL, pattern["id"]), folder)
                    self.assertEqual(plain(answer), plain(raw(served.url, pattern.get("operation", "Query"), request)))


if __name__ == "__main__":
    program = os.path.abspath(sys.argv.pop(1))
    unittest.main()
