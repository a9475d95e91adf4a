/**
 * Where messages may go. A browser says where its push service is, so anybody could name a machine beside ours: only
 * public addresses by https are written to, and what a name stands for is looked at when the line is opened.
 */
import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const LONGEST = 1000;

/** Ranges of the fourth version of addresses that are not the public network's. */
const NOT_PUBLIC: readonly (readonly [string, number])[] = [
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
  ['224.0.0.0', 3],
];
const closed = new BlockList();
for (const [range, bits] of NOT_PUBLIC) closed.addSubnet(range, bits, 'ipv4');
/** Of the sixth version one range is public, but for what stands for something else in it. */
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');
const within = new BlockList();
within.addSubnet('2001::', 23, 'ipv6');
within.addSubnet('2001:db8::', 32, 'ipv6');
within.addSubnet('2002::', 16, 'ipv6');
within.addSubnet('3fff::', 20, 'ipv6');

export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !closed.check(address, 'ipv4');
  return isIP(address) === 6 && open.check(address, 'ipv6') && !within.check(address, 'ipv6');
}

/** `[::1]` as an address. */
const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
}

/** The address of a push service; undefined if nothing is sent there. `loopback` is for tests alone. */
export function pushAddress(text: string, loopback: boolean): URL | undefined {
  if (text.length > LONGEST || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const { protocol, hostname, port, username, password } = url;
  if (username || password) return undefined;
  if (loopback && isLoopback(hostname)) return url;
  // Push services have names, and no port of their own.
  const isNamed = isIP(bare(hostname)) === 0 && /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/.test(hostname);
  if (protocol !== 'https:' || port !== '' || !isNamed) return undefined;
  return /\.(local|localhost|internal|home\.arpa|lan)$/.test(hostname) ? undefined : url;
}

/** Finds the addresses of a name, and gives none if one of them is not public. */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const refused =
      error ??
      (found.every(({ address }) => isPublic(address))
        ? null
        : Object.assign(new Error(`${hostname} is no public address.`), { code: 'EACCES' }));
    if (refused) callback(refused, []);
    else if (options.all) callback(null, found);
    else callback(null, found[0].address, found[0].family);
  });
};
