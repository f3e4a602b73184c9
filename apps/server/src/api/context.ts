import type { Database } from '@vitrine/db/database.ts'
import type { SharedReads } from '@vitrine/db/shared-reads.ts'
import type { KeyFacts } from '../identity/find-key.ts'
import type { Auth } from '../identity/auth.ts'
import type { SessionFacts } from '../identity/find-session.ts'
import type { Host, Hosts, HostStore } from '../platform/hosts.ts'
import type { Limiter } from '../platform/limits/limiter.ts'
import type { Vault } from '../platform/vault.ts'
import type { Config } from '../platform/config.ts'
import type { Log } from '../platform/log.ts'

/** Shared by every request of the process; what single rooms work with they take as parameters. */
export interface Services {
  config: Config
  db: Database
  hosts: Hosts
  auth: Auth
  /** Of what anyone may do how often. */
  limiter: Limiter
  /** Seals what may not be read in a copy of the database. */
  vault: Vault
  log: Log
  /** The clock, passed in so that tests can set it. */
  now: () => Date
}

/** What every handler receives. */
export interface RequestContext extends Services {
  host: Host
  requestId: string
  headers: Headers
  /** Added to the answer, for example `X-Total-Count`. */
  responseHeaders: Headers
  /** The shopper's or owner's network address; undefined where there is no network in between. */
  clientAddress: string | undefined
  /** Stores that this request may have changed; what is remembered of them is dropped after it. */
  touchedStores: Set<string>
  /** What the request's key was found to be, once it was looked for. */
  keys: Map<string, Promise<KeyFacts>>
  /** Where a page is rendered, whose visitor was let into the shop before. */
  isLetIn?: boolean
  /** Where a page is rendered: what it reads of the host's store at the same time. */
  reads?: SharedReads
}

export interface SelfContext {
  userId: string
  session: SessionFacts
}

/** `store` is the selected store, or the key's, and the owner is a member of it. */
export interface OwnerContext {
  userId: string
  store: HostStore
}

/** `store` is the host's store or, on the main host, the one that the input names. */
export interface PublicContext {
  store: HostStore
}
