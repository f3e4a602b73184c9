import { oc } from '@orpc/contract'
import { refusals, type RefusalCode } from './refusal.ts'
import type { Scope } from './scope.ts'

/**
 * Access rules of a call, and how its store is determined.
 *
 * - `public`: anyone, rate-limited, so it may be refused with `too_many_attempts`. `store` names the
 *   input with the store, which on a store's host must be that host's. `host`: only the host, or the
 *   signed-in owner's selection, determines it. `none`: the call touches no store's content. With
 *   `storeHostOnly` the main host lacks the call; with `whileClosed` it works in a closed store.
 * - `self`: anyone signed in, on the main host.
 * - `owner`: a member of the selected store, on the main host; every `storeId` in the input must be
 *   that store's. With `scope`, API keys that have it may call too, for their own store.
 */
export type Access =
  | {
      access: 'public'
      store: 'storeId' | 'domain' | 'storeDomain' | 'host' | 'none'
      mainHostOnly?: true
      storeHostOnly?: true
      whileClosed?: true
    }
  | { access: 'self' }
  | { access: 'owner'; scope?: Scope }

interface Wiring {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/${string}`
  summary: string
  successStatus?: number
  inputStructure?: 'compact' | 'detailed'
  refusals?: readonly RefusalCode[]
}

export type CallMeta = Access | { access: 'unset' }

const base = oc.$meta<CallMeta>({ access: 'unset' })

/** Declares a call; one without an access rule does not compile. */
export function call({ refusals: codes = [], ...wiring }: Wiring & Access) {
  const { access, scope, store, mainHostOnly, storeHostOnly, whileClosed, ...route } =
    wiring as Wiring & {
      access: Access['access']
      scope?: Scope
      store?: 'storeId'
      mainHostOnly?: true
      storeHostOnly?: true
      whileClosed?: true
    }
  const meta = {
    access,
    ...(scope && { scope }),
    ...(store && { store }),
    ...(mainHostOnly && { mainHostOnly }),
    ...(storeHostOnly && { storeHostOnly }),
    ...(whileClosed && { whileClosed }),
  } as Access
  const tag = route.path.split('/')[1] ?? ''
  return base
    .route({ ...route, tags: [tag] })
    .meta(meta)
    .errors(errorsOf(access === 'public' ? [...codes, 'too_many_attempts'] : codes))
}

function errorsOf(codes: readonly RefusalCode[]) {
  return Object.fromEntries(codes.map((code) => [code, refusals[code]]))
}
