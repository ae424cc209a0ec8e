import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The networks of the client, the narrowest first: `listClientNetworks`. */
    readonly networks: readonly string[];
  }
}

export function decorateNetworks(app: FastifyInstance): void {
  app.decorateRequest('networks', {
    getter(this: FastifyRequest) {
      return listClientNetworks(this.ip);
    },
  });
}

/**
 * The networks that rate limits count by, narrowest first: an IPv4 address, also if it is written as IPv6; or the /64,
 * /56 and /48 of an IPv6 address. A subscriber has any prefix between them (RFC 6177) and could use another /64 for
 * every request.
 */
export function listClientNetworks(address: string | undefined): readonly string[] {
  // Fastify knows no address once the connection has closed.
  if (address === undefined) return ['unknown'];
  const bare = withoutPort(address);
  if (!ipaddr.isValid(bare)) return ['unknown'];
  const parsed = ipaddr.process(bare);
  if (parsed.kind() === 'ipv4') return [parsed.toString()];
  const bytes = Buffer.from(parsed.toByteArray()).toString('hex');
  return [64, 56, 48].map((bits) => `${bytes.slice(0, bits / 4)}/${bits}`);
}

/** The widest network of a client: the largest allocation of a single subscriber. */
export function findClientNetwork({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return listClientNetworks(ip).at(-1) ?? 'unknown';
}

/** Some balancers write `1.2.3.4:5678`, `[2001:db8::1]:5678` or a zone, `fe80::1%eth0`, into `X-Forwarded-For`. */
function withoutPort(address: string): string {
  if (address.startsWith('[')) return address.slice(1, address.indexOf(']'));
  const [first = '', ...more] = address.split(':');
  return more.length === 1 ? first : (address.split('%')[0] ?? '');
}
