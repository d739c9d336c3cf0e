"""A `hashrange-cli serve` of one's own for the length of a `with`, and what a client needs to reach it."""

import os
import re
import signal
import subprocess


class Served:
    def __init__(self, program, *arguments):
        self.command = [program, "serve", "--port", "0", *arguments]

    def __enter__(self):
        self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+", line)
        if not found:
            raise RuntimeError(f"serve did not say where it listens: {line!r}")
        self.url = found.group(0)
        return self

    def __exit__(self, *_):
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(timeout=20)
        assert code == 0, f"serve left with {code} after SIGTERM"

    @staticmethod
    def environment():
        """No real account can be met by accident: the keys are made up and no file of credentials is read."""
        return {
            **os.environ,
            "AWS_ACCESS_KEY_ID": "test",
            "AWS_SECRET_ACCESS_KEY": "test",
            "AWS_DEFAULT_REGION": "eu-west-1",
            "AWS_REGION": "eu-west-1",
            "AWS_CONFIG_FILE": os.devnull,
            "AWS_SHARED_CREDENTIALS_FILE": os.devnull,
            "AWS_EC2_METADATA_DISABLED": "true",
        }
