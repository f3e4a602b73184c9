import { isIP } from 'node:net'
import { z } from 'zod'

export interface Config {
  port: number
  host: string
  /** Port of calls by the machine's own programs; undefined opens none. */
  internalPort: number | undefined
  internalHost: string
  mainHost: string
  storesHost: string
  databaseUrl: string | undefined
  databaseAppUrl: string | undefined
  databaseRolePrefix: string
  databasePoolSize: number
  databaseReadPoolSize: number
  dataDir: string
  smtpUrl: string | undefined
  demo: boolean
  trustedProxies: string[]
  /** Multiplies every rate limit, for load tests on this machine. */
  limitFactor: number
  /** Signs session cookies; generated and stored in the data folder when missing. */
  secret: string | undefined
  /**
   * Encrypts the keys of payment providers; generated and stored in the data folder when missing.
   */
  encryptionKey: string | undefined
  stripeApiUrl: string
  pageCache: boolean
  mediaS3: S3Config | undefined
  mediaStoreMegabytes: number
  /** Allows webhooks to this machine. */
  outboundLoopback: boolean
  /** Keys that were changed on purpose since the last start. */
  replacedKeys: ('SECRET' | 'ENCRYPTION_KEY')[]
  /** Time for which a server that is shutting down keeps serving while `/readyz` reports 503. */
  drainSeconds: number
  /** Addresses that domains of stores have to point to; empty derives them from `expectedCname`. */
  expectedA: string[]
  expectedAaaa: string[]
  /** Name that domains of stores have to point to; undefined is `storesHost`. */
  expectedCname: string | undefined
  /** Resolvers to check domains with, as `address` or `address:port`; empty are the system's. */
  dnsServers: string[]
  /** Port of the name servers of zones, which is another one in tests only. */
  dnsPort: number
  /** Certificate authorities as CAA records name them. */
  certificateIssuers: string[]
  isProduction: boolean
}

export interface S3Config {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const databaseUrl = {
  // Is no URL in zod's sense: a URL to a socket has no host.
  shape: z
    .string()
    .regex(/^postgres(?:ql)?:\/\/\S+$/)
    .optional(),
  wanted: 'a PostgreSQL address, for example postgres://user:password@localhost:5432/vitrine',
}

const poolSize = (size: number) => ({
  shape: z.coerce.number().int().min(1).max(100).default(size),
  wanted: `a number of connections, for example ${size}`,
})

/** Rejects a value of the environment; the message is for the operator at the terminal. */
export class ConfigError extends Error {}

const hostName = z
  .string()
  .toLowerCase()
  .max(253)
  .regex(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/)

const split = (text: string) => text.split(/[, ]+/).filter(Boolean)

const list = z.string().default('').transform(split)

const addresses = (version: 4 | 6) =>
  list.refine((all) => all.every((each) => isIP(each) === version))

/** An address, with a port as `192.0.2.1:5353` or `[2001:db8::1]:5353`. */
function isDnsServer(text: string): boolean {
  const [, bracketed, plain] = /^(?:\[(.+)\]|([^:]+)):\d{1,5}$/.exec(text) ?? []
  return isIP(bracketed ?? plain ?? text) > 0
}

const rules = {
  PORT: {
    shape: z.coerce.number().int().min(0).max(65_535).default(3000),
    wanted: 'a port number from 0 to 65535, for example 3000',
  },
  INTERNAL_PORT: {
    shape: z.coerce.number().int().min(0).max(65_535).optional(),
    wanted: 'a port number from 0 to 65535, for example 3001',
  },
  INTERNAL_HOST: {
    shape: z.string().min(1).default('127.0.0.1'),
    wanted: 'an address that only your proxy reaches, for example 127.0.0.1',
  },
  HOST: { shape: z.string().min(1).default('127.0.0.1'), wanted: 'an address to listen on' },
  MAIN_HOST: {
    shape: hostName.default('localhost'),
    wanted: 'a host name without scheme or port, for example shops.example.com',
  },
  STORES_HOST: {
    shape: hostName.optional(),
    wanted: 'a host name without scheme or port, for example shops.example.com',
  },
  DATABASE_URL: databaseUrl,
  DATABASE_APP_URL: databaseUrl,
  DATABASE_ROLE_PREFIX: {
    shape: z
      .string()
      .regex(/^[a-z][a-z0-9_]{0,39}$/)
      .default('vitrine'),
    wanted: 'lower-case letters, digits and underscores, for example vitrine',
  },
  DATABASE_POOL_SIZE: poolSize(8),
  DATABASE_READ_POOL_SIZE: poolSize(4),
  DRAIN_SECONDS: {
    shape: z.coerce.number().min(0).max(300).default(1),
    wanted: 'a number of seconds, for example 10',
  },
  REPLACED_KEYS: {
    shape: z
      .string()
      .regex(/^(?:SECRET|ENCRYPTION_KEY|[, ])*$/)
      .default(''),
    wanted: 'SECRET, ENCRYPTION_KEY or both, separated by a comma',
  },
  DATA_DIR: { shape: z.string().min(1).default('.data'), wanted: 'a folder' },
  SMTP_URL: {
    shape: z.url({ protocol: /^smtps?$/ }).optional(),
    wanted: 'a mail server, for example smtp://user:password@mail.example.com:587',
  },
  DEMO: { shape: z.enum(['0', '1']).optional(), wanted: '1 or 0' },
  PAGE_CACHE: { shape: z.enum(['0', '1']).default('1'), wanted: '1 or 0' },
  TRUSTED_PROXIES: {
    shape: z
      .string()
      .regex(/^[0-9a-fA-F.:, ]*$/)
      .default(''),
    wanted: 'the addresses of your proxies, separated by commas',
  },
  EXPECTED_A: {
    shape: addresses(4),
    wanted: 'the IPv4 addresses of this service, separated by commas, for example 203.0.113.7',
  },
  EXPECTED_AAAA: {
    shape: addresses(6),
    wanted: 'the IPv6 addresses of this service, separated by commas, for example 2001:db8::7',
  },
  EXPECTED_CNAME: {
    shape: hostName.optional(),
    wanted: 'a host name that points to this service, for example shops.example.com',
  },
  DNS_SERVERS: {
    shape: list.refine((servers) => servers.every(isDnsServer)),
    wanted: 'the addresses of DNS resolvers, separated by commas, for example 9.9.9.9,1.1.1.1',
  },
  DNS_PORT: {
    shape: z.coerce.number().int().min(1).max(65_535).default(53),
    wanted: 'a port number from 1 to 65535, for example 53',
  },
  CERTIFICATE_ISSUERS: {
    shape: z
      .string()
      .regex(/^[a-z0-9., -]+$/)
      .default('letsencrypt.org')
      .transform(split),
    wanted: 'the names of certificate authorities in CAA records, for example letsencrypt.org',
  },
  LIMIT_FACTOR: {
    shape: z.coerce.number().int().min(1).max(100_000).default(1),
    wanted: 'a whole number from 1 to 100000, for load tests',
  },
  MEDIA_S3_ENDPOINT: {
    shape: z
      .url({ protocol: /^https?$/ })
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
    wanted: 'the address of an S3 server, for example https://s3.eu-central-1.amazonaws.com',
  },
  MEDIA_S3_BUCKET: {
    shape: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
      .optional(),
    wanted: 'the name of a bucket, for example shop-pictures',
  },
  MEDIA_S3_REGION: { shape: z.string().min(1).default('us-east-1'), wanted: 'a region' },
  MEDIA_S3_ACCESS_KEY_ID: { shape: z.string().min(1).optional(), wanted: 'an access key' },
  MEDIA_S3_SECRET_ACCESS_KEY: { shape: z.string().min(1).optional(), wanted: 'a secret key' },
  MEDIA_STORE_MB: {
    shape: z.coerce.number().int().min(1).max(1_000_000).default(2000),
    wanted: 'a number of megabytes, for example 2000',
  },
  ENCRYPTION_KEY: { shape: z.string().min(32).optional(), wanted: 'at least 32 characters' },
  STRIPE_API_URL: {
    shape: z.url({ protocol: /^https?$/ }).default('https://api.stripe.com'),
    wanted: 'an address, for example https://api.stripe.com',
  },
  OUTBOUND_LOOPBACK: { shape: z.enum(['0', '1']).default('0'), wanted: '1 or 0' },
  SECRET: { shape: z.string().min(32).optional(), wanted: 'at least 32 characters' },
}

type Values = { [Name in keyof typeof rules]: z.infer<(typeof rules)[Name]['shape']> }

/** @throws ConfigError with one sentence about the first invalid value */
export function readConfig(environment: Record<string, string | undefined>): Config {
  for (const name of ['DATABASE_URL', 'DATABASE_APP_URL'])
    refuseSeveralHosts(name, environment[name])
  const values = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, readValue(name, rule, environment[name])]),
  ) as Values
  return {
    port: values.PORT,
    host: values.HOST,
    internalPort: values.INTERNAL_PORT,
    internalHost: values.INTERNAL_HOST,
    mainHost: values.MAIN_HOST,
    storesHost: values.STORES_HOST ?? values.MAIN_HOST,
    databaseUrl: values.DATABASE_URL,
    databaseAppUrl: values.DATABASE_APP_URL,
    databaseRolePrefix: values.DATABASE_ROLE_PREFIX,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    databaseReadPoolSize: values.DATABASE_READ_POOL_SIZE,
    dataDir: values.DATA_DIR,
    smtpUrl: values.SMTP_URL,
    demo: wantsDemo(values),
    trustedProxies: split(values.TRUSTED_PROXIES),
    limitFactor: limitFactorOf(values),
    secret: values.SECRET,
    encryptionKey: values.ENCRYPTION_KEY,
    stripeApiUrl: values.STRIPE_API_URL,
    mediaS3: s3Of(values),
    mediaStoreMegabytes: values.MEDIA_STORE_MB,
    pageCache: values.PAGE_CACHE === '1',
    replacedKeys: (['SECRET', 'ENCRYPTION_KEY'] as const).filter((name) =>
      split(values.REPLACED_KEYS).includes(name),
    ),
    drainSeconds: values.DRAIN_SECONDS,
    expectedA: values.EXPECTED_A,
    expectedAaaa: values.EXPECTED_AAAA,
    expectedCname: values.EXPECTED_CNAME,
    dnsServers: values.DNS_SERVERS,
    dnsPort: values.DNS_PORT,
    certificateIssuers: values.CERTIFICATE_ISSUERS,
    outboundLoopback: values.OUTBOUND_LOOPBACK === '1',
    isProduction: environment['NODE_ENV'] === 'production',
  }
}

function readValue(
  name: string,
  { shape, wanted }: { shape: z.ZodType; wanted: string },
  raw?: string,
) {
  const result = shape.safeParse(raw === '' ? undefined : raw)
  if (!result.success)
    throw new ConfigError(`${name} has to be ${wanted}; it is not usable as set.`)
  return result.data
}

/** libpq takes a list of hosts and tries each; our driver takes one. */
function refuseSeveralHosts(name: string, url = '') {
  const [, hosts = ''] = /^postgres(?:ql)?:\/\/(?:[^/?]*@)?([^/?]*)/.exec(url) ?? []
  const [, named = ''] = /[?&]host=([^&]*)/.exec(url) ?? []
  if (!/,|%2c/i.test(hosts + named)) return
  throw new ConfigError(
    `${name} names several servers, which is not possible: set one address that always leads to the primary.`,
  )
}

/** Load tests send a thousand shoppers from one address; a public server must not allow that. */
function limitFactorOf({ LIMIT_FACTOR, MAIN_HOST }: Values): number {
  if (LIMIT_FACTOR > 1 && MAIN_HOST !== 'localhost')
    throw new ConfigError(
      'LIMIT_FACTOR is for load tests on localhost only. Remove it, or leave MAIN_HOST out.',
    )
  return LIMIT_FACTOR
}

/** Requires all of the variables or none: half a configuration would fail at the first upload. */
function s3Of(values: Values): S3Config | undefined {
  const needed = {
    endpoint: values.MEDIA_S3_ENDPOINT,
    bucket: values.MEDIA_S3_BUCKET,
    accessKeyId: values.MEDIA_S3_ACCESS_KEY_ID,
    secretAccessKey: values.MEDIA_S3_SECRET_ACCESS_KEY,
  }
  const given = Object.values(needed).filter((value) => value !== undefined)
  if (given.length === 0) return undefined
  if (given.length < Object.keys(needed).length)
    throw new ConfigError(
      'MEDIA_S3_ENDPOINT, MEDIA_S3_BUCKET, MEDIA_S3_ACCESS_KEY_ID and MEDIA_S3_SECRET_ACCESS_KEY have to be set together.',
    )
  return { ...(needed as Record<keyof typeof needed, string>), region: values.MEDIA_S3_REGION }
}

/** A known password must never reach a public server, so only the local default has the demo. */
function wantsDemo({ DEMO, DATABASE_URL, MAIN_HOST }: Values) {
  if (DEMO) return DEMO === '1'
  return DATABASE_URL === undefined && MAIN_HOST === 'localhost'
}
