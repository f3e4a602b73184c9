import type { z } from 'zod'
import { rules, split } from './config-rules.ts'
import {
  type Provider,
  ProviderFileError,
  readProvider,
} from './provider-identity/read-provider.ts'

export interface Config {
  /** Who runs this installation. */
  provider: Provider
  port: number
  host: string
  /** Port of calls by the machine's own programs; undefined opens none. */
  internalPort: number | undefined
  internalHost: string
  mainHost: string
  storesHost: string
  /** Host of the provider's console; undefined serves it at `/console` of the main host. */
  consoleHost: string | undefined
  databaseUrl: string | undefined
  databasePoolUrl: string | undefined
  /** A read-only copy that may answer pages; undefined without one. */
  databaseReadUrl: string | undefined
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
  /** The provider's account at Stripe; undefined sells no plans. */
  billing: BillingConfig | undefined
  pageCache: boolean
  /** The cache in front of the service; undefined lets no shared cache keep a page. */
  cdn: CdnConfig | undefined
  /** Whether visits of shops are counted. */
  countVisits: boolean
  mediaS3: S3Config | undefined
  mediaStoreMegabytes: number
  /** For how long the nightly archive of each shop is stored; 0 makes none. */
  nightlyExportDays: number
  /** Where backups go that name no folder. */
  backupDir: string | undefined
  /** For how long those are stored. */
  backupDays: number
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
  /** What the SPF record of a store's domain should include; undefined takes `spfAddresses`. */
  spfInclude: string | undefined
  /** Addresses and networks that the mail server sends from. */
  spfAddresses: string[]
  /** Resolvers to check domains with, as `address` or `address:port`; empty are the system's. */
  dnsServers: string[]
  /** Port of the name servers of zones, which is another one in tests only. */
  dnsPort: number
  /** Certificate authorities as CAA records name them. */
  certificateIssuers: string[]
  /** Queries that take longer are named in the log. */
  slowQueryMs: number
  /** OpenTelemetry collector that traces are sent to; undefined makes none. */
  traceEndpoint: string | undefined
  isProduction: boolean
}

export interface BillingConfig {
  secretKey: string
  webhookSecret: string
}

export interface CdnConfig {
  /** For how long it keeps a page. */
  seconds: number
  staleSeconds: number
  purgeUrl: string
  purgeHeader: readonly [name: string, value: string] | undefined
}

export interface S3Config {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Rejects a value of the environment; the message is for the operator at the terminal. */
export class ConfigError extends Error {}

type Values = { [Name in keyof typeof rules]: z.infer<(typeof rules)[Name]['shape']> }

const databaseUrls = [
  'DATABASE_URL',
  'DATABASE_POOL_URL',
  'DATABASE_APP_URL',
  'DATABASE_READ_URL',
] as const

/** @throws ConfigError with one sentence about the first invalid value */
export function readConfig(environment: Record<string, string | undefined>): Config {
  for (const name of databaseUrls) refuseSeveralHosts(name, environment[name])
  const values = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, readValue(name, rule, environment[name])]),
  ) as Values
  return {
    provider: providerOf(values),
    port: values.PORT,
    host: values.HOST,
    internalPort: values.INTERNAL_PORT,
    internalHost: values.INTERNAL_HOST,
    mainHost: values.MAIN_HOST,
    storesHost: values.STORES_HOST ?? values.MAIN_HOST,
    consoleHost: consoleHostOf(values),
    databaseUrl: values.DATABASE_URL,
    databasePoolUrl: values.DATABASE_POOL_URL ?? values.DATABASE_APP_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
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
    billing: billingOf(values),
    mediaS3: s3Of(values),
    mediaStoreMegabytes: values.MEDIA_STORE_MB,
    nightlyExportDays: values.NIGHTLY_EXPORT_DAYS,
    backupDir: values.BACKUP_DIR,
    backupDays: values.BACKUP_DAYS,
    pageCache: values.PAGE_CACHE === '1',
    cdn: cdnOf(values),
    countVisits: values.VISITS === '1',
    replacedKeys: (['SECRET', 'ENCRYPTION_KEY'] as const).filter((name) =>
      split(values.REPLACED_KEYS).includes(name),
    ),
    drainSeconds: values.DRAIN_SECONDS,
    expectedA: values.EXPECTED_A,
    expectedAaaa: values.EXPECTED_AAAA,
    expectedCname: values.EXPECTED_CNAME,
    spfInclude: values.SPF_INCLUDE,
    spfAddresses: values.SPF_ADDRESSES,
    dnsServers: values.DNS_SERVERS,
    dnsPort: values.DNS_PORT,
    certificateIssuers: values.CERTIFICATE_ISSUERS,
    outboundLoopback: values.OUTBOUND_LOOPBACK === '1',
    slowQueryMs: values.SLOW_QUERY_MS,
    traceEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    isProduction: environment['NODE_ENV'] === 'production',
  }
}

function readValue(
  name: string,
  { shape, expected }: { shape: z.ZodType; expected: string },
  raw?: string,
) {
  const result = shape.safeParse(raw === '' ? undefined : raw)
  if (!result.success)
    throw new ConfigError(`${name} has to be ${expected}; it is not usable as set.`)
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

function providerOf({ PROVIDER_FILE, MAIN_HOST }: Values): Provider {
  try {
    return readProvider(PROVIDER_FILE, MAIN_HOST)
  } catch (error) {
    throw error instanceof ProviderFileError ? new ConfigError(error.message) : error
  }
}

/** Sharing a host would share its cookies and pages. */
function consoleHostOf({ CONSOLE_HOST, MAIN_HOST }: Values): string | undefined {
  if (CONSOLE_HOST !== undefined && [MAIN_HOST, `www.${MAIN_HOST}`].includes(CONSOLE_HOST))
    throw new ConfigError(
      'CONSOLE_HOST has to be another name than MAIN_HOST. Leave it out to serve the console at /console.',
    )
  return CONSOLE_HOST
}

/** Pages that nothing purges would be shown long after an edit, so the hook decides. */
function cdnOf(values: Values): CdnConfig | undefined {
  if (values.CDN_PURGE_URL === undefined) return undefined
  const [, name = '', value = ''] = /^([^:]+): ?(.+)$/.exec(values.CDN_PURGE_HEADER ?? '') ?? []
  // As in addresses, because settings have no spaces.
  const text = value.replaceAll('%20', ' ')
  return {
    seconds: values.CDN_SECONDS,
    staleSeconds: values.CDN_STALE_SECONDS,
    purgeUrl: values.CDN_PURGE_URL,
    purgeHeader: name === '' ? undefined : [name, text],
  }
}

/** Without the signing secret no payment would ever be noticed. */
function billingOf(values: Values): BillingConfig | undefined {
  const secretKey = values.BILLING_STRIPE_SECRET_KEY
  const webhookSecret = values.BILLING_STRIPE_WEBHOOK_SECRET
  if (secretKey !== undefined && webhookSecret !== undefined) return { secretKey, webhookSecret }
  if (secretKey === undefined && webhookSecret === undefined) return undefined
  throw new ConfigError(
    'BILLING_STRIPE_SECRET_KEY and BILLING_STRIPE_WEBHOOK_SECRET have to be set together.',
  )
}

/** A known password must never reach a public server, so only the local default has the demo. */
function wantsDemo({ DEMO, DATABASE_URL, MAIN_HOST }: Values) {
  if (DEMO) return DEMO === '1'
  return DATABASE_URL === undefined && MAIN_HOST === 'localhost'
}
