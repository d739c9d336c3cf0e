"""The AWS CLI works unchanged against the served engine, its waiters and automatic paging included."""

import json
import subprocess
import sys
import unittest

from served import Served


class AwsCli(unittest.TestCase):
    def aws(self, *arguments, fails=False):
        command = ["aws", "--endpoint-url", self.url, "--output", "json", "dynamodb", *arguments]
        done = subprocess.run(command, env=Served.environment(), capture_output=True, text=True, timeout=60)
        if fails:
            self.assertNotEqual(done.returncode, 0, done.stdout)
            return done.stderr
        self.assertEqual(done.returncode, 0, done.stderr)
        return json.loads(done.stdout) if done.stdout.strip() else None

    def test_a_table_from_its_making_to_its_end(self):
        with Served(program) as served:
            self.url = served.url
            made = self.aws(
                "create-table", "--table-name", "Notes", "--billing-mode", "PAY_PER_REQUEST",
                "--key-schema", "AttributeName=id,KeyType=HASH", "AttributeName=n,KeyType=RANGE",
                "--attribute-definitions", "AttributeName=id,AttributeType=S", "AttributeName=n,AttributeType=N",
            )  # fmt: skip
            self.assertEqual(made["TableDescription"]["TableName"], "Notes")
            self.aws("wait", "table-exists", "--table-name", "Notes")
            for number in range(5):
                self.aws(
                    "put-item", "--table-name", "Notes",
                    "--item", json.dumps({"id": {"S": "a"}, "n": {"N": str(number)}, "text": {"S": "ünïcode 🙂"}}),
                )  # fmt: skip
            got = self.aws(
                "query", "--table-name", "Notes", "--page-size", "2", "--no-scan-index-forward",
                "--key-condition-expression", "id = :id AND n >= :n",
                "--expression-attribute-values", '{":id": {"S": "a"}, ":n": {"N": "1"}}',
            )  # fmt: skip
            self.assertEqual([item["n"]["N"] for item in got["Items"]], ["4", "3", "2", "1"])
            self.assertEqual(got["Items"][0]["text"]["S"], "ünïcode 🙂")
            self.assertEqual(self.aws("scan", "--table-name", "Notes", "--select", "COUNT")["Count"], 5)
            self.assertEqual(self.aws("list-tables")["TableNames"], ["Notes"])
            refused = self.aws("get-item", "--table-name", "Notes", "--key", '{"id": {"S": "a"}}', fails=True)
            self.assertIn("ValidationException", refused)
            self.assertIn("The provided key element does not match the schema", refused)
            self.aws("delete-table", "--table-name", "Notes")
            self.aws("wait", "table-not-exists", "--table-name", "Notes")


if __name__ == "__main__":
    program = sys.argv.pop(1)
    unittest.main()
