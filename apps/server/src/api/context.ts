import type { Role } from '@vitrine/contract/call/role.ts'
import type { Database } from '@vitrine/db/database.ts'
import type { SharedReads } from '@vitrine/db/shared-reads.ts'
import type { KeyFacts } from '../identity/find-key.ts'
import type { Auth } from '../identity/auth.ts'
import type { SessionFacts } from '../identity/find-session.ts'
import type { Place } from '../identity/place-of.ts'
import type { HostStore } from '../platform/host-store.ts'
import type { Host, Hosts } from '../platform/hosts.ts'
import type { Limiter } from '../platform/limits/limiter.ts'
import type { Vault } from '../platform/vault.ts'
import type { Config } from '../platform/config.ts'
import type { Log } from '../platform/log.ts'

/** Services that all requests share; a single room's services are parameters of its routes. */
export interface Services {
  config: Config
  db: Database
  hosts: Hosts
  auth: Auth
  limiter: Limiter
  vault: Vault
  log: Log
  now: () => Date
}

export interface RequestContext extends Services {
  host: Host
  requestId: string
  headers: Headers
  /** Added to the response, for example `X-Total-Count`. */
  responseHeaders: Headers
  /** Undefined without a network in between. */
  clientAddress: string | undefined
  /** Stores that this request may have changed; their caches are dropped after it. */
  touchedStores: Set<string>
  keys: Map<string, Promise<KeyFacts>>
  /** Set while a page is rendered for a visitor who was let in. */
  isLetIn?: boolean
  /** Set while a page is rendered: batches its reads of the host's store. */
  reads?: SharedReads
}

export interface SelfContext {
  userId: string
  session: SessionFacts
}

export interface Actor {
  kind: 'user' | 'key' | 'system'
  id: string | null
  name: string
  /** Class of the address that the request came from. */
  place: Place | null
}

/** A call and who makes it. */
export interface OwnerAct {
  call: string
  actor: Actor
}

/** `store` is the selected or the key's store; `role` is the caller's, or the key's maker's. */
export interface OwnerContext {
  userId: string
  store: HostStore
  role: Role
  act: OwnerAct
}

/** `store` is the host's or, on the main host, the one in the input. */
export interface PublicContext {
  store: HostStore
}
