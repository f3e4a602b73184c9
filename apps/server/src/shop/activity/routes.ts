import { ownerCalls } from '../../api/implement.ts'
import { readStore } from '../../api/store-work.ts'
import { pageOf, sliceOf } from '../../platform/page-of.ts'
import { exportActivity } from './export-activity.ts'
import { countActivity, listActivity, listActors, toEntry } from './list-activity.ts'

const calls = ownerCalls.activity

export const activityRoutes = {
  list: calls.list.handler(({ context, input }) =>
    readStore(context, async (tx) => {
      const [rows, total] = await Promise.all([
        listActivity(tx, input, sliceOf(input)),
        countActivity(tx, input),
      ])
      const entries = rows.map((row) =>
        toEntry(row, context.store.currency, context.config.provider.name),
      )
      return pageOf(entries, total, input)
    }),
  ),

  actors: calls.actors.handler(({ context }) => readStore(context, listActors)),

  export: calls.export.handler(async ({ context, input: { storeId: _s, ...filter } }) =>
    exportActivity(context, filter),
  ),
}
