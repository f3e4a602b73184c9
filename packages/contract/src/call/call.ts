import { oc } from '@orpc/contract'
import { refusals, type RefusalCode } from './refusal.ts'
import type { Right } from './role.ts'
import type { Scope } from './scope.ts'

/**
 * Access rules of a call, and how its store is determined.
 *
 * - `public`: anyone, rate-limited, so it may be refused with `too_many_attempts`. `store` names the
 *   input with the store, which on a store's host must be that host's. `host`: only the host, or the
 *   signed-in owner's selection, determines it. `none`: the call touches no store's content. With
 *   `storeHostOnly` the main host lacks the call; with `whileClosed` it works in a closed or
 *   suspended store, with `whileSuspended` in a suspended one.
 * - `self`: anyone signed in, on the main host.
 *   With `stepUp`, here and below, a session needs a password or passkey that was given within the
 *   last 10 minutes; without it the call is refused with `proof_needed`.
 * - `owner`: a member of the selected store whose role has the `right`, on the main host; every
 *   `storeId` in the input must be that store's. With `scope`, API keys that have it may call too,
 *   for their own store; it is also the right unless another one is given. A suspended store can only
 *   be read: calls that are no GET are refused with `shop_suspended`, unless they are
 *   `whileSuspended`.
 */
export type Access =
  | {
      access: 'public'
      store: 'storeId' | 'domain' | 'storeDomain' | 'host' | 'none'
      mainHostOnly?: true
      storeHostOnly?: true
      whileClosed?: true
      whileSuspended?: true
    }
  | { access: 'self'; stepUp?: true }
  | { access: 'owner'; scope?: Scope; right: Right; stepUp?: true; whileSuspended?: true }

type DeclaredAccess =
  | Exclude<Access, { access: 'owner' }>
  | { access: 'owner'; scope: Scope; right?: Right; stepUp?: true; whileSuspended?: true }
  | { access: 'owner'; scope?: never; right: Right; stepUp?: true; whileSuspended?: true }

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

/** Declares a call; one without an access rule, or an owner's one without a right, does not compile. */
export function call({ refusals: codes = [], ...wiring }: Wiring & DeclaredAccess) {
  const {
    access,
    scope,
    right = scope,
    stepUp,
    store,
    mainHostOnly,
    storeHostOnly,
    whileClosed,
    whileSuspended: isExcepted,
    ...route
  } = wiring as Wiring & {
    access: Access['access']
    scope?: Scope
    right?: Right
    stepUp?: true
    store?: 'storeId' | 'none'
    mainHostOnly?: true
    storeHostOnly?: true
    whileClosed?: true
    whileSuspended?: true
  }
  const whileSuspended = isExcepted || (access === 'owner' && route.method === 'GET')
  const meta = {
    access,
    ...(scope && { scope }),
    ...(right && { right }),
    ...(stepUp && { stepUp }),
    ...(store && { store }),
    ...(mainHostOnly && { mainHostOnly }),
    ...(storeHostOnly && { storeHostOnly }),
    ...(whileClosed && { whileClosed }),
    ...(whileSuspended && { whileSuspended }),
  } as Access
  const tag = route.path.split('/')[1] ?? ''
  return base
    .route({ ...route, tags: [tag] })
    .meta(meta)
    .errors(
      errorsOf([
        ...codes,
        ...(access === 'public' ? ['too_many_attempts' as const] : []),
        ...(access === 'public' && store !== 'none' ? ['shop_unavailable' as const] : []),
        ...(access === 'owner' ? ['role_missing' as const] : []),
        ...(access === 'owner' && !whileSuspended ? ['shop_suspended' as const] : []),
        ...(stepUp ? ['proof_needed' as const] : []),
      ]),
    )
}

function errorsOf(codes: readonly RefusalCode[]) {
  return Object.fromEntries(codes.map((code) => [code, refusals[code]]))
}
