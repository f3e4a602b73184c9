import { ownerCalls } from '../../api/implement.ts'
import { changeStore, readStore } from '../../api/store-work.ts'
import { listFields } from './queries.ts'
import { saveFields, setValues, valuesOf } from './service.ts'

const calls = ownerCalls.customFields

export const customFieldRoutes = {
  list: calls.list.handler(async ({ context }) => await readStore(context, listFields)),

  save: calls.save.handler(
    async ({ context, input }) => await changeStore(context, (tx) => saveFields(tx, input.fields)),
  ),

  values: calls.values.handler(
    async ({ context, input }) => await readStore(context, (tx) => valuesOf(tx, input)),
  ),

  setValues: calls.setValues.handler(
    async ({ context, input }) => await changeStore(context, (tx) => setValues(tx, input)),
  ),
}
