import type { Team } from '@vitrine/contract/account/team.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { aMember } from '../../testing/a-member.ts'
import { done, type Making } from './making.ts'

export function makeTeam(making: Making) {
  const { shop, store, privateMark } = making

  async function invitation() {
    const email = `${newId()}-${privateMark}@team.example`
    const body = { storeId: store.storeId, email, role: 'viewer' }
    const { invitations } = await done<Team>(making, 'POST', '/team/invitations', body)
    return invitations.find((each) => each.email === email)!.id
  }

  async function member() {
    const email = `${newId()}@team.example`
    const user = await shop.aUser({ name: `Kai ${privateMark}`, email })
    return (await aMember(shop, store, 'viewer', user)).userId
  }

  return { invitation, member }
}
