import { oc } from '@orpc/contract'
import { refusals, type RefusalCode } from './refusal.ts'
import type { Scope } from './scope.ts'

/**
 * Who may make a call, and which fact names the store that it touches.
 *
 * - `public`: anyone. `store` says which input names the store; on a store's host it must name
 *   that host's store. `host` means that only the host (or the signed-in owner's selection) names it.
 *   `none` means that the call touches no store's content. With `storeHostOnly` the main host has no
 *   such call. With `whileClosed` it is answered to everyone even while the store is closed to the
 *   public. Each is limited, so each may be refused with `too_many_attempts`.
 * - `self`: anyone signed in, on the main host.
 * - `owner`: signed in and a member of the selected store, on the main host. Every `storeId` in the
 *   input must be the selected store's. With `scope`, an API key of the store that has it may make the
 *   call too, and the key's store is the one; a call without is for people alone.
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

/** The only way to declare a call: one without an access rule does not compile. */
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
