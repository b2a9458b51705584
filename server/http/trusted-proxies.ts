import { BlockList, isIPv6 } from "node:net";

export type IsTrusted = (ipAddress: string | undefined) => boolean;

const NETWORKS: Record<string, string[]> = {
  loopback: ["127.0.0.0/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

export function trustedProxies(proxies: readonly string[] | false): IsTrusted {
  if (proxies === false) return () => false;
  const list = new BlockList();
  for (const network of proxies.flatMap((proxy) => NETWORKS[proxy] ?? [proxy])) {
    const [ipAddress = "", bits] = network.split("/");
    const family = isIPv6(ipAddress) ? "ipv6" : "ipv4";
    list.addSubnet(ipAddress, Number(bits ?? (family === "ipv6" ? 128 : 32)), family);
  }
  return (ipAddress = "") => list.check(ipAddress, isIPv6(ipAddress) ? "ipv6" : "ipv4");
}

/** Whether the visitor's connection to the proxy used TLS. */
export function cameByTls(forwardedProto: string | string[] | undefined): boolean {
  // The last entry is the nearest proxy's.
  return forwardedProto?.toString().split(",").at(-1)?.trim() === "https";
}
