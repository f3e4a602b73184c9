import { ownerCalls } from '../../api/implement.ts'
import { changeStore, readStore } from '../../api/store-work.ts'
import { erasePerson } from './erase-person.ts'
import { exportPerson } from './export-person.ts'
import { getRetention, saveRetention } from '../../platform/settings/retention.ts'
import { findPersonalData } from './queries.ts'

const calls = ownerCalls.personalData

export const personalDataRoutes = {
  find: calls.find.handler(({ context, input }) =>
    readStore(context, (tx) => findPersonalData(tx, input.email)),
  ),
  export: calls.export.handler(({ context, input }) =>
    changeStore(context, async (tx) => {
      tx.subjects.push({ name: '' })
      return await exportPerson(tx, input.email, context.now())
    }),
  ),
  erase: calls.erase.handler(({ context, input }) =>
    changeStore(context, (tx) => erasePerson(tx, input.email, context.now())),
  ),
  retention: calls.retention.handler(({ context }) => readStore(context, getRetention)),
  saveRetention: calls.saveRetention.handler(
    ({ context, input: { storeId: _storeId, ...input } }) =>
      changeStore(context, (tx) => saveRetention(tx, input)),
  ),
}
