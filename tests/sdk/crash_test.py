"""Every write that was acknowledged survives `kill -9`: crash_test.py PROGRAM [ROUNDS]

Each round starts the program on the same file, lets four clients put items as fast as they can, kills it in the middle,
starts it again and asks for each item that was acknowledged, in the table and in its index.
"""

import http.client
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest


class Server:
    def __init__(self, program, database):
        self.process = subprocess.Popen(
            [program, "serve", "--port", "0", "--db", database], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        if not found:
            raise RuntimeError(f"serve did not start: {line!r} {self.process.stderr.read()!r}")
        self.port = int(found.group(1))

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate()

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.communicate(timeout=20)
        return self.process.returncode


class Client:
    HEADERS = {
        "Content-Type": "application/x-amz-json-1.0",
        "X-Amz-Date": "20261130T120000Z",
        "Authorization": "AWS4-HMAC-SHA256 Credential=k/20261130/r/dynamodb/aws4_request, "
        "SignedHeaders=host, Signature=0",
    }

    def __init__(self, port):
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.connection.close()

    def call(self, operation, request):
        headers = {**self.HEADERS, "X-Amz-Target": f"DynamoDB_20120810.{operation}"}
        self.connection.request("POST", "/", json.dumps(request), headers)
        response = self.connection.getresponse()
        body = json.loads(response.read())
        if response.status != 200:
            raise RuntimeError(f"{operation}: {response.status} {body}")
        return body


def item(number):
    return {"pk": {"S": f"p{number % 50}"}, "sk": {"N": str(number)}, "gpk": {"S": f"g{number % 7}"}, "v": {"S": "x" * 300}}


class Crash(unittest.TestCase):
    def test_acknowledged_writes_survive(self):
        seed = random.SystemRandom().randrange(10**6)
        chance = random.Random(seed)
        print(f"seed {seed}, {rounds} rounds", flush=True)
        with tempfile.TemporaryDirectory() as folder:
            database = os.path.join(folder, "crash.db")
            server = Server(program, database)
            with Client(server.port) as client:
                client.call(
                    "CreateTable",
                    {
                        "TableName": "Crashes",
                        "BillingMode": "PAY_PER_REQUEST",
                        "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "sk", "KeyType": "RANGE"}],
                        "AttributeDefinitions": [
                            {"AttributeName": "pk", "AttributeType": "S"},
                            {"AttributeName": "sk", "AttributeType": "N"},
                            {"AttributeName": "gpk", "AttributeType": "S"},
                        ],
                        "GlobalSecondaryIndexes": [
                            {
                                "IndexName": "ByGroup",
                                "KeySchema": [{"AttributeName": "gpk", "KeyType": "HASH"}],
                                "Projection": {"ProjectionType": "KEYS_ONLY"},
                            }
                        ],
                    },
                )
            acknowledged, next_number, lock = set(), [0], threading.Lock()

            def put_until_killed(port):
                try:
                    with Client(port) as client:
                        while True:
                            with lock:
                                number = next_number[0]
                                next_number[0] += 1
                            client.call("PutItem", {"TableName": "Crashes", "Item": item(number)})
                            with lock:
                                acknowledged.add(number)
                except (OSError, http.client.HTTPException, ValueError):
                    pass  # killed in the middle of something: that one was not acknowledged

            for _ in range(rounds):
                before = len(acknowledged)
                clients = [threading.Thread(target=put_until_killed, args=(server.port,)) for _ in range(4)]
                for client in clients:
                    client.start()
                time.sleep(chance.uniform(0.02, 0.15))
                server.kill()
                for client in clients:
                    client.join()
                server = Server(program, database)
                with Client(server.port) as client:
                    for number in sorted(acknowledged)[before:]:
                        request = {"TableName": "Crashes", "Key": {name: item(number)[name] for name in ("pk", "sk")}}
                        self.assertEqual(client.call("GetItem", request).get("Item"), item(number))

            self.assertGreater(len(acknowledged), 5 * rounds, "the clients hardly wrote anything")
            stored, indexed = set(), set()
            with Client(server.port) as client:
                for index, found in (({}, stored), ({"IndexName": "ByGroup"}, indexed)):
                    start = {}
                    while start is not None:
                        page = client.call("Scan", {"TableName": "Crashes", **index, **({"ExclusiveStartKey": start} if start else {})})
                        found.update(int(each["sk"]["N"]) for each in page["Items"])
                        start = page.get("LastEvaluatedKey")
                described = client.call("DescribeTable", {"TableName": "Crashes"})["Table"]
            self.assertEqual(acknowledged - stored, set(), "acknowledged, then lost")
            self.assertEqual(stored, indexed, "an index differs from its table")
            self.assertEqual(described["ItemCount"], len(stored))
            self.assertEqual(server.stop(), 0)
            print(f"{len(acknowledged)} acknowledged writes, {len(stored)} stored", flush=True)


if __name__ == "__main__":
    program = sys.argv[1]
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 20
    unittest.main(argv=sys.argv[:1])
