import { expect, test } from "vitest";
import { trustedProxies } from "./trusted-proxies.ts";

test.for([
  [["loopback"], "127.0.0.1", true],
  [["loopback"], "127.9.9.9", true],
  [["loopback"], "::1", true],
  [["loopback"], "::ffff:127.0.0.1", true],
  [["loopback"], "192.168.1.1", false],
  [["linklocal"], "fe80::1", true],
  [["uniquelocal"], "10.1.2.3", true],
  [["uniquelocal"], "fd00::1", true],
  [["uniquelocal"], "172.32.0.1", false],
  [["203.0.113.7"], "203.0.113.7", true],
  [["203.0.113.7"], "203.0.113.8", false],
  [["203.0.113.0/24", "2001:db8::/32"], "2001:db8:1::1", true],
  [["203.0.113.0/24", "2001:db8::/32"], "203.0.114.1", false],
  [["loopback"], undefined, false],
  [false, "127.0.0.1", false],
] as const)("with %s trusted, %s is trusted: %s", ([proxies, ipAddress, isTrusted]) => {
  expect(trustedProxies(proxies)(ipAddress)).toBe(isTrusted);
});
