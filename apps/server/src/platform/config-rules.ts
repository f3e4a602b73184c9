import { isIP } from 'node:net'
import { z } from 'zod'

const databaseUrl = {
  // Is no URL in zod's sense: a URL to a socket has no host.
  shape: z
    .string()
    .regex(/^postgres(?:ql)?:\/\/\S+$/)
    .optional(),
  expected: 'a PostgreSQL address, for example postgres://user:password@localhost:5432/vitrine',
}

const poolSize = (size: number) => ({
  shape: z.coerce.number().int().min(1).max(100).default(size),
  expected: `a number of connections, for example ${size}`,
})

const hostName = z
  .string()
  .toLowerCase()
  .max(253)
  .regex(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/)

/** Splits a list of the environment at commas and spaces. */
export const split = (text: string) => text.split(/[, ]+/).filter(Boolean)

const list = z.string().default('').transform(split)

const addresses = (version: 4 | 6) =>
  list.refine((all) => all.every((each) => isIP(each) === version))

/** An address or, as `203.0.113.0/24`, a network. */
function isNetwork(text: string): boolean {
  const [, address = '', size] = /^([^/]+?)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  return isIP(address) > 0 && Number(size ?? 0) <= (isIP(address) === 4 ? 32 : 128)
}

/** An address, with a port as `192.0.2.1:5353` or `[2001:db8::1]:5353`. */
function isDnsServer(text: string): boolean {
  const [, bracketed, plain] = /^(?:\[(.+)\]|([^:]+)):\d{1,5}$/.exec(text) ?? []
  return isIP(bracketed ?? plain ?? text) > 0
}

/** Shape of each variable, and the words of its error: "NAME has to be …". */
export const rules = {
  PROVIDER_FILE: {
    shape: z.string().min(1).optional(),
    expected: 'a JSON file with the provider’s name and address, for example provider.json',
  },
  PORT: {
    shape: z.coerce.number().int().min(0).max(65_535).default(3000),
    expected: 'a port number from 0 to 65535, for example 3000',
  },
  INTERNAL_PORT: {
    shape: z.coerce.number().int().min(0).max(65_535).optional(),
    expected: 'a port number from 0 to 65535, for example 3001',
  },
  INTERNAL_HOST: {
    shape: z.string().min(1).default('127.0.0.1'),
    expected: 'an address that only your proxy reaches, for example 127.0.0.1',
  },
  HOST: { shape: z.string().min(1).default('127.0.0.1'), expected: 'an address to listen on' },
  MAIN_HOST: {
    shape: hostName.default('localhost'),
    expected: 'a host name without scheme or port, for example shops.example.com',
  },
  STORES_HOST: {
    shape: hostName.optional(),
    expected: 'a host name without scheme or port, for example shops.example.com',
  },
  CONSOLE_HOST: {
    shape: hostName.optional(),
    expected: 'a host name without scheme or port, for example console.example.com',
  },
  DATABASE_URL: databaseUrl,
  DATABASE_POOL_URL: databaseUrl,
  /** The name of DATABASE_POOL_URL before it was one of a pooler too. */
  DATABASE_APP_URL: databaseUrl,
  DATABASE_READ_URL: databaseUrl,
  DATABASE_ROLE_PREFIX: {
    shape: z
      .string()
      .regex(/^[a-z][a-z0-9_]{0,39}$/)
      .default('vitrine'),
    expected: 'lower-case letters, digits and underscores, for example vitrine',
  },
  DATABASE_POOL_SIZE: poolSize(8),
  DATABASE_READ_POOL_SIZE: poolSize(4),
  DRAIN_SECONDS: {
    shape: z.coerce.number().min(0).max(300).default(1),
    expected: 'a number of seconds, for example 10',
  },
  SLOW_QUERY_MS: {
    shape: z.coerce.number().int().min(1).max(60_000).default(500),
    expected: 'a number of milliseconds, for example 500',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    shape: z.url({ protocol: /^https?$/ }).optional(),
    expected: 'the address of an OpenTelemetry collector, for example http://127.0.0.1:4318',
  },
  REPLACED_KEYS: {
    shape: z
      .string()
      .regex(/^(?:SECRET|ENCRYPTION_KEY|[, ])*$/)
      .default(''),
    expected: 'SECRET, ENCRYPTION_KEY or both, separated by a comma',
  },
  DATA_DIR: { shape: z.string().min(1).default('.data'), expected: 'a folder' },
  SMTP_URL: {
    shape: z.url({ protocol: /^smtps?$/ }).optional(),
    expected: 'a mail server, for example smtp://user:password@mail.example.com:587',
  },
  DEMO: { shape: z.enum(['0', '1']).optional(), expected: '1 or 0' },
  VISITS: { shape: z.enum(['0', '1']).default('1'), expected: '1 or 0' },
  CDN_SECONDS: {
    shape: z.coerce.number().int().min(1).max(31_536_000).default(86_400),
    expected: 'for how many seconds a CDN keeps pages, for example 86400',
  },
  CDN_STALE_SECONDS: {
    shape: z.coerce.number().int().min(0).max(86_400).default(0),
    expected: 'for how many seconds a CDN may serve an expired page, for example 60',
  },
  CDN_PURGE_URL: {
    shape: z.url({ protocol: /^https?$/ }).optional(),
    expected: 'the address that your CDN is told at what to forget',
  },
  CDN_PURGE_HEADER: {
    shape: z
      .string()
      .regex(/^[\w-]+:[\x21-\x7e]+$/)
      .optional(),
    expected: 'a header with its value, for example Authorization:Bearer%20…',
  },
  PAGE_CACHE: { shape: z.enum(['0', '1']).default('1'), expected: '1 or 0' },
  TRUSTED_PROXIES: {
    shape: z
      .string()
      .regex(/^[0-9a-fA-F.:, ]*$/)
      .default(''),
    expected: 'the addresses of your proxies, separated by commas',
  },
  EXPECTED_A: {
    shape: addresses(4),
    expected: 'the IPv4 addresses of this service, separated by commas, for example 203.0.113.7',
  },
  EXPECTED_AAAA: {
    shape: addresses(6),
    expected: 'the IPv6 addresses of this service, separated by commas, for example 2001:db8::7',
  },
  EXPECTED_CNAME: {
    shape: hostName.optional(),
    expected: 'a host name that points to this service, for example shops.example.com',
  },
  SPF_INCLUDE: {
    shape: hostName.optional(),
    expected: 'the name that domains include in their SPF record, for example spf.mail.example.com',
  },
  SPF_ADDRESSES: {
    shape: list.refine((all) => all.every(isNetwork)),
    expected:
      'the addresses that emails are sent from, separated by commas, for example 203.0.113.7,2001:db8::/48',
  },
  DNS_SERVERS: {
    shape: list.refine((servers) => servers.every(isDnsServer)),
    expected: 'the addresses of DNS resolvers, separated by commas, for example 9.9.9.9,1.1.1.1',
  },
  DNS_PORT: {
    shape: z.coerce.number().int().min(1).max(65_535).default(53),
    expected: 'a port number from 1 to 65535, for example 53',
  },
  CERTIFICATE_ISSUERS: {
    shape: z
      .string()
      .regex(/^[a-z0-9., -]+$/)
      .default('letsencrypt.org')
      .transform(split),
    expected: 'the names of certificate authorities in CAA records, for example letsencrypt.org',
  },
  LIMIT_FACTOR: {
    shape: z.coerce.number().int().min(1).max(100_000).default(1),
    expected: 'a whole number from 1 to 100000, for load tests',
  },
  MEDIA_S3_ENDPOINT: {
    shape: z
      .url({ protocol: /^https?$/ })
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
    expected: 'the address of an S3 server, for example https://s3.eu-central-1.amazonaws.com',
  },
  MEDIA_S3_BUCKET: {
    shape: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
      .optional(),
    expected: 'the name of a bucket, for example shop-pictures',
  },
  MEDIA_S3_REGION: { shape: z.string().min(1).default('us-east-1'), expected: 'a region' },
  MEDIA_S3_ACCESS_KEY_ID: { shape: z.string().min(1).optional(), expected: 'an access key' },
  MEDIA_S3_SECRET_ACCESS_KEY: { shape: z.string().min(1).optional(), expected: 'a secret key' },
  MEDIA_STORE_MB: {
    shape: z.coerce.number().int().min(1).max(1_000_000).default(2000),
    expected: 'a number of megabytes, for example 2000',
  },
  NIGHTLY_EXPORT_DAYS: {
    shape: z.coerce.number().int().min(0).max(365).default(7),
    expected: 'for how many days the nightly archive of each shop is stored; 0 makes none',
  },
  BACKUP_DIR: { shape: z.string().startsWith('/').optional(), expected: 'a folder, from the root' },
  BACKUP_DAYS: {
    shape: z.coerce.number().int().min(1).max(3650).default(14),
    expected: 'for how many days backups are stored in BACKUP_DIR',
  },
  ENCRYPTION_KEY: { shape: z.string().min(32).optional(), expected: 'at least 32 characters' },
  STRIPE_API_URL: {
    shape: z.url({ protocol: /^https?$/ }).default('https://api.stripe.com'),
    expected: 'an address, for example https://api.stripe.com',
  },
  BILLING_STRIPE_SECRET_KEY: {
    shape: z
      .string()
      .regex(/^(?:sk|rk)_(?:test|live)_\w+$/)
      .optional(),
    expected: 'a secret key of your Stripe account, for example sk_live_…',
  },
  BILLING_STRIPE_WEBHOOK_SECRET: {
    shape: z
      .string()
      .regex(/^whsec_\w+$/)
      .optional(),
    expected: 'the signing secret of the webhook endpoint at Stripe, for example whsec_…',
  },
  OUTBOUND_LOOPBACK: { shape: z.enum(['0', '1']).default('0'), expected: '1 or 0' },
  SECRET: { shape: z.string().min(32).optional(), expected: 'at least 32 characters' },
}
