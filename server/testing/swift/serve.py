"""Swift's proxy, account, container and object servers in one process, on free ports of loopback: tests need a real bucket.

Called with a folder of the test's own, the keys that may use it and the port, 0 for a free one; prints the port once it listens.
"""
import eventlet

eventlet.patcher.monkey_patch(all=False, socket=True, select=True, thread=True, time=True)

import configparser
import os
import sys

folder, access_key, secret_key, wanted = sys.argv[1:5]
path = lambda name: os.path.join(folder, name)

from swift.common import utils

with open(path("swift.conf"), "w") as conf:
    conf.write("[swift-hash]\nswift_hash_path_suffix = tests\n[storage-policy:0]\nname = one\ndefault = yes\n")
utils.set_swift_dir(folder)
utils.validate_hash_conf()

from eventlet import listen, spawn, wsgi
from swift.account.server import AccountController
from swift.common.http_protocol import SwiftHttpProtocol
from swift.common.ring import RingBuilder
from swift.common.storage_policy import reload_storage_policies
from swift.common.wsgi import loadapp
from swift.container.server import ContainerController
from swift.obj.server import ObjectController

reload_storage_policies()
logger = utils.get_logger({"log_level": "ERROR"}, "swift-tests", log_to_console=True)


class Cache:
    """What memcached is to Swift; there is one process here."""

    def __init__(self):
        self.kept = {}

    def get(self, key, **_):
        return self.kept.get(key)

    def set(self, key, value, **_):
        self.kept[key] = value

    def delete(self, key, **_):
        self.kept.pop(key, None)


class Quiet:
    def write(self, _):
        pass


def serve(app, sock):
    spawn(wsgi.server, sock, app, Quiet(), protocol=SwiftHttpProtocol, custom_pool=eventlet.GreenPool(200))


os.makedirs(path("disks/one"), exist_ok=True)
settings = {"swift_dir": folder, "devices": path("disks"), "mount_check": "false", "fallocate_reserve": "0", "disable_fallocate": "true"}
for name, server in (("account", AccountController), ("container", ContainerController), ("object", ObjectController)):
    sock = listen(("127.0.0.1", 0))
    port = sock.getsockname()[1]
    builder = RingBuilder(2, 1, 0)
    builder.add_dev({"id": 0, "region": 1, "zone": 1, "weight": 1, "ip": "127.0.0.1", "port": port, "device": "one"})
    builder.rebalance()
    builder.get_ring().save(path(name + ".ring.gz"))
    serve(server(settings, logger), sock)

proxy = configparser.RawConfigParser()
proxy["DEFAULT"] = {"swift_dir": folder}
proxy["pipeline:main"] = {"pipeline": "catch_errors listing_formats bulk s3api tempauth slo dlo versioned_writes symlink proxy-server"}
proxy["app:proxy-server"] = {"use": "egg:swift#proxy", "account_autocreate": "true", "allow_account_management": "true"}
uses = ["catch_errors", "listing_formats", "bulk", "s3api", "tempauth", "slo", "dlo", "versioned_writes", "symlink"]
more = {
    # Versions only where a test asks for them.
    "versioned_writes": {"allow_versioned_writes": "true", "allow_object_versioning": "true"},
    "s3api": {"s3_acl": "false", "location": "eu-test-1", "check_bucket_owner": "false"},
    "tempauth": {"user_" + "_".join(access_key.split(":")): secret_key + " .admin", "account_autocreate": "true"},
}
for use in uses:
    proxy["filter:" + use] = {"use": "egg:swift#" + use, **more.get(use, {})}
with open(path("proxy.conf"), "w") as conf:
    proxy.write(conf)
sock = listen(("127.0.0.1", int(wanted)))
app, cache = loadapp(path("proxy.conf"), global_conf={"log_level": "ERROR"}), Cache()
print(sock.getsockname()[1], flush=True)
wsgi.server(sock, lambda env, start: app({**env, "swift.cache": cache}, start), Quiet(), protocol=SwiftHttpProtocol, custom_pool=eventlet.GreenPool(200))
