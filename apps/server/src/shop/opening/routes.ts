import { ownerCalls, selfCalls } from '../../api/implement.ts'
import { closeStore, createViewLink, openStore, updatePassword } from './opening.ts'

const owner = ownerCalls.store
const self = selfCalls.store

export const openingRoutes = {
  openStore: owner.openStore.handler(({ context }) => openStore(context)),
  closeStore: owner.closeStore.handler(({ context }) => closeStore(context)),
  updatePassword: owner.updatePassword.handler(({ input, context }) =>
    updatePassword(context, input.password),
  ),
  createViewLink: self.createViewLink.handler(({ input, context }) =>
    createViewLink(context, input),
  ),
}
