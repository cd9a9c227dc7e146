import { lookup } from 'node:dns/promises';
import { BlockList, isIPv6 } from 'node:net';

// IANA, IPv4 and IPv6 special-purpose address registries: what is not of the public internet.
const closed = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  closed.addSubnet(network, bits, 'ipv4');
}
// Teredo and 6to4 carry IPv4 addresses within; the others are for documents and benchmarks.
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  closed.addSubnet(network, bits, 'ipv6');
}
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** True for an address of the public internet: neither this machine, nor a network behind it. */
export const isPublicAddress = (address: string): boolean =>
  isIPv6(address)
    ? global6.check(address, 'ipv6') && !closed.check(address, 'ipv6')
    : !closed.check(address, 'ipv4');

/** What a name of a server leads to. */
export type HostAnswer =
  | { readonly kind: 'public'; readonly address: string }
  | { readonly kind: 'closed' | 'unknown' };

/**
 * Looks a name up and refuses it when any of its addresses is not public: whoever connects must take the address
 * given here, as a second look-up may answer otherwise.
 */
export async function publicAddressOf(host: string): Promise<HostAnswer> {
  const found = await lookup(host, { all: true }).catch(() => []);
  const [first] = found;
  if (first === undefined) return { kind: 'unknown' };
  return found.every(({ address }) => isPublicAddress(address))
    ? { kind: 'public', address: first.address }
    : { kind: 'closed' };
}
