/** All are addresses of the loopback interface within the laboratory's own network namespace. */
export const addresses = {
  /** Caddy, as shoppers reach it: the address that zones in `zone-faults.ts` point to. */
  shops: '192.0.2.7',
  /** Root and top-level domains. */
  registry: '127.0.0.2',
  /** Name servers of a DNS provider that works. */
  provider: '127.0.0.1',
  /** Name servers that refuse what they do not have, and have a zone that they cannot read. */
  brokenProvider: '127.0.0.65',
  silent: '127.0.0.61',
  garbage: '127.0.0.62',
  liar: '127.0.0.63',
  /** Name servers that accept a CNAME record beside others. */
  lenient: '127.0.0.64',
  resolverOfServer: '127.0.0.52',
  resolverOfShoppers: '127.0.0.53',
  resolverOfIssuer: '127.0.0.54',
  issuer: '127.0.0.14',
} as const
