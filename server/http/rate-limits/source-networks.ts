import { isIPv6, SocketAddress } from "node:net";

type SourceNetwork = {
  name: string;
  /** How many times the limits of a single customer apply. */
  share: number;
};

/** A site such as a university gets a /48, which holds 65,536 networks of one customer. */
const SITE_SHARE = 10;

/** IPv4 alone; IPv6 as its /64 and its /48. */
export function sourceNetworks(ipAddress: string): SourceNetwork[] {
  const canonical = canonicalIpAddress(ipAddress);
  if (!isIPv6(canonical)) return [{ name: canonical, share: 1 }];
  const groups = groupsOf(canonical);
  return [
    { name: `${groups.slice(0, 4).join(":")}::/64`, share: 1 },
    { name: `${groups.slice(0, 3).join(":")}::/48`, share: SITE_SHARE },
  ];
}

/** One spelling per IP address; an IPv4 address inside an IPv6 one becomes IPv4. */
function canonicalIpAddress(ipAddress: string): string {
  // Some proxies add the port: 203.0.113.7:4711, [2001:db8::1]:4711.
  const [, ipv4, ipv6] = /^(?:([\d.]+)|\[(.*)\]):\d+$/.exec(ipAddress) ?? [];
  const withoutZone = (ipv4 ?? ipv6 ?? ipAddress).replace(/%.*$/, "");
  if (!isIPv6(withoutZone)) return withoutZone;
  const canonical = new SocketAddress({ address: withoutZone, family: "ipv6" }).address;
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(canonical)?.[1] ?? canonical;
}

function groupsOf(canonical: string): string[] {
  const [head = "", tail] = canonical.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail?.split(":").filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  return tail === undefined ? left : [...left, ...zeros, ...right];
}
