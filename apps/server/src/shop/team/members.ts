import { type Right, type Role, rolesGivenBy } from '@vitrine/contract/call/role.ts'
import type { GivenRole } from '@vitrine/contract/account/team.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { withinStore } from '@vitrine/db/in-store.ts'
import type { OwnerContext, RequestContext } from '../../api/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { handOverKeys } from '../api-keys/queries.ts'
import { deleteMember, type LockedTeam, lockTeam, requireRightIn, setRole } from './queries.ts'
import { recordOnMember, recordOnTeam } from './record-on-team.ts'

type Owner = RequestContext & OwnerContext

const manage: Right = 'team:write'

export async function changeRole(
  owner: Owner,
  { userId, role }: { userId: string; role: GivenRole },
): Promise<void> {
  const ownId = owner.userId
  await inPlatform(owner.db, async (tx) => {
    const team = await lockTeam(tx, owner.store.storeId)
    const before = team.roles.get(userId)
    const given = requireManaged(team, { ownId, userId })
    if (!given.includes(role)) throw notGiven(team, ownId)
    await setRole(tx, team, { userId, role })
    await recordOnMember(tx, owner, { userId, data: { changes: { role: [before, role] } } })
  })
}

/** Ends somebody's access at once, and revokes the keys that they made or takes them over. */
export async function removeMember(
  owner: Owner,
  { userId, keepKeys }: { userId: string; keepKeys: string[] },
): Promise<void> {
  const { store, userId: ownId } = owner
  await inPlatform(owner.db, async (tx) => {
    const team = await lockTeam(tx, store.storeId)
    requireManaged(team, { ownId, userId })
    await deleteMember(tx, team, userId)
    const keep = new Set(keepKeys)
    const taken = await withinStore(tx, store.storeId, (storeTx) =>
      handOverKeys(storeTx, { from: userId, to: ownId, keep: [...keep] }),
    )
    if (taken !== keep.size) throw new Refusal('not_found')
    await recordOnMember(tx, owner, { userId })
  })
}

/** The keys that they made stop, and wait for somebody to take them over or revoke them. */
export async function leaveTeam(owner: Owner): Promise<void> {
  const { store, userId } = owner
  await inPlatform(owner.db, async (tx) => {
    const team = await lockTeam(tx, store.storeId)
    const role = requireRightIn(team, userId, 'shop:read')
    const owners = [...team.roles.values()].filter((each) => each === 'owner')
    if (role === 'owner' && owners.length === 1) throw new Refusal('last_owner')
    await deleteMember(tx, team, userId)
    await recordOnTeam(tx, owner)
  })
}

/** @returns the roles that may be given to this member */
function requireManaged(
  team: LockedTeam,
  { ownId, userId }: { ownId: string; userId: string },
): Role[] {
  const given = rolesGivenBy(requireRightIn(team, ownId, manage))
  const current = team.roles.get(userId)
  if (!current) throw new Refusal('not_found')
  if (!given.includes(current)) throw notGiven(team, ownId)
  return given
}

function notGiven({ roles }: LockedTeam, ownId: string): Refusal {
  return new Refusal('role_missing', { role: roles.get(ownId), right: manage })
}
