import { BlockList, isIP } from 'node:net';

/** Addresses that are no place of the open Internet (IANA's registries of special addresses). */
const SPECIAL_V4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24'],
  ...['203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
];
/** Of what is given out at all, 2000::/3: protocols, Teredo, documentation, 6to4. Everything else is inside or nothing. */
const SPECIAL_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];
const GIVEN_OUT_V6 = ['2000::/3'];

function listOf(ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [net = '', bits = ''] = range.split('/');
    list.addSubnet(net, Number(bits), family);
  }
  return list;
}

const SPECIAL = { 4: listOf(SPECIAL_V4, 'ipv4'), 6: listOf(SPECIAL_V6, 'ipv6') };
const GIVEN_OUT = listOf(GIVEN_OUT_V6, 'ipv6');

/** Is it somewhere outside? What cannot be read is not. */
export function isOutside(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !SPECIAL[4].check(address, 'ipv4');
  return (
    family === 6 && !address.includes('%') && GIVEN_OUT.check(address, 'ipv6') && !SPECIAL[6].check(address, 'ipv6')
  );
}

/** Names that mean this machine or this house, whatever they lead to. */
const INSIDE_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|onion|arpa)\.?$/i;

/** A host as it stands in an address: a literal is judged as it is, a name has at least one dot and is judged again by what it leads to. */
function isHost(host: string): boolean {
  const literal = host.replace(/^\[(.*)\]$/, '$1');
  if (isIP(literal) !== 0) return isOutside(literal);
  return host.includes('.') && !INSIDE_NAME.test(host);
}

/** An address that may be told something: https, outside, at the usual port, without a password in it. Undefined: it may not. */
export function webhookUrl(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || url.protocol !== 'https:' || url.port !== '') return undefined;
  return url.username === '' && url.password === '' && isHost(url.hostname) ? url : undefined;
}

/** Where to connect, of everything that a name leads to: if any of it is inside, nowhere. */
export function safeAddress(addresses: readonly string[]): string | undefined {
  return addresses.length > 0 && addresses.every(isOutside) ? addresses[0] : undefined;
}
