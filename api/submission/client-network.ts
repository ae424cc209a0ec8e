import ipaddr from 'ipaddr.js';

/**
 * By what a visitor's requests are counted: an IPv4 address, or the /64 of an IPv6 one, which is what a single subscriber
 * is given (RFC 6177) and can change addresses within at will. An IPv4 address written as IPv6 is the IPv4 address.
 */
export function findClientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const prefix = parsed.toByteArray().slice(0, 8);
  return `${prefix.map((byte) => byte.toString(16).padStart(2, '0')).join('')}/64`;
}
