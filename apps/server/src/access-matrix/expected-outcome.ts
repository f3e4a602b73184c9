import { hasRight } from '@vitrine/contract/call/role.ts'
import { coversScope } from '@vitrine/contract/call/scope.ts'
import type { Actor } from './actors.ts'
import { mainHost } from './actors.ts'
import type { Swap } from './build-input.ts'
import type { DeclaredCall } from './calls.ts'
import type { Fixture } from './fixtures/fixture.ts'
import type { MarkedStore } from './marked-store.ts'
import type { Target } from './targets.ts'

/**
 * - `allowed`: the call succeeds.
 * - `not-signed-in`: 401, with the sign-in address.
 * - `not-valid`: 401, for an invalid key.
 * - `no-scope`: 403, for a key without the scope.
 * - `no-right`: 403, for a role without the right.
 * - `not-found`: 404.
 * - `as-missing`: same response for another store's entity as for a missing one.
 * - `refused`: 400 or 404, for a malformed name.
 * - `handled`: any response without access, for a mere reference.
 */
export type Outcome =
  | 'allowed'
  | 'not-signed-in'
  | 'not-valid'
  | 'no-scope'
  | 'no-right'
  | 'not-found'
  | 'as-missing'
  | 'refused'
  | 'handled'

export interface Cell {
  call: DeclaredCall
  fixture: Fixture
  actor: Actor
  target?: Target
  swap: Swap
}

export function expectedOutcome(cell: Cell): Outcome {
  const { rule } = cell.call
  if (rule.access === 'public')
    return rule.store === 'none' ? openOutcome(cell, rule) : publicOutcome(cell)
  if (cell.actor.host !== mainHost) return 'not-found'
  if (cell.actor.key?.isDead) return 'not-valid'
  if (cell.actor.key) return mayKey(cell) ? outcomeFor(cell, isMembers(cell)) : 'no-scope'
  if (!cell.actor.user) return 'not-signed-in'
  if (rule.access === 'owner' && !hasRight(cell.actor.role!, rule.right)) return 'no-right'
  return outcomeFor(cell, isMembers(cell))
}

function mayKey({ call: { rule }, actor }: Cell): boolean {
  const scope = rule.access === 'owner' ? rule.scope : undefined
  return scope !== undefined && !actor.key?.isDead && coversScope(actor.key?.scopes ?? [], scope)
}

function openOutcome({ actor, target }: Cell, rule: { mainHostOnly?: true }): Outcome {
  if (actor.host !== mainHost && rule.mainHostOnly) return 'not-found'
  return target && !target.store ? 'handled' : 'allowed'
}

function publicOutcome(cell: Cell): Outcome {
  const { actor, target, swap, call } = cell
  const isOnMain = actor.host === mainHost
  const isByHost = call.rule.access === 'public' && call.rule.store === 'host'
  if (isOnMain && 'storeHostOnly' in call.rule)
    return target?.label === 'malformed' ? 'refused' : 'not-found'
  if (isByHost && isOnMain && !actor.user)
    return target?.label === 'malformed' ? 'refused' : 'not-found'
  const isAnyStore = isOnMain && !isByHost
  return outcomeFor(cell, isAnyStore ? swap === 'all' : target?.store === actor.base)
}

function outcomeFor({ target, swap, fixture }: Cell, isReachable: boolean): Outcome {
  if (!target) return 'allowed'
  const isReference = fixture.references?.includes(swap) ?? false
  if (target.label === 'malformed') return isReference ? 'handled' : 'refused'
  if (target.label === 'missing') return isReference ? 'handled' : 'not-found'
  return isReachable ? 'allowed' : 'as-missing'
}

/** Owners' calls reach the selected store; calls on the account reach all of its stores. */
function isMembers({ call, actor, target, fixture }: Cell): boolean {
  const isBase = target?.store === actor.base
  if (call.rule.access === 'owner' || (actor.role && fixture.forMembers && isBase)) return isBase
  return target?.store?.store.owner.userId === actor.user?.userId
}

export function readableStores(cell: Cell, stores: MarkedStore[]) {
  const { call, actor, target, fixture } = cell
  const isTeam = (store: MarkedStore) => actor.role !== undefined && store === actor.base
  const outcome = expectedOutcome(cell)
  const shown = target?.store && outcome === 'allowed' ? [target.store] : []
  const isOwners = (actor.user || mayKey(cell)) && actor.host === mainHost
  if (call.rule.access === 'public') {
    const published = outcome === 'not-found' ? [] : [actor.base, ...shown]
    return { published, own: fixture.nameIsKey ? shown : [] }
  }
  if (!isOwners) return { published: [], own: [] }
  const own =
    call.rule.access === 'owner'
      ? [actor.base]
      : stores.filter((each) => each.store.owner.userId === actor.user?.userId || isTeam(each))
  return { published: own, own }
}
