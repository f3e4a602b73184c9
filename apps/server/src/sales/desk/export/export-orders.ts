import { dayIn } from '@vitrine/commerce/places/time-zone.ts'
import { orders } from '@vitrine/db/schema/orders.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, inArray } from 'drizzle-orm'
import { csvLines, csvMark } from '../../../platform/csv/csv-lines.ts'
import { streamOfTexts } from '../../../platform/csv/stream-of-texts.ts'
import { StreamedFile } from '../../../platform/csv/streamed-file.ts'
import type { OwnerContext, RequestContext } from '../../../api/context.ts'
import { readStore } from '../../../api/store-work.ts'
import { requireOrders } from '../../documents/require-orders.ts'
import { matches, type OrderFilter } from '../order-filter.ts'
import { orderColumns } from './order-columns.ts'
import { orderRows } from './order-rows.ts'
import { listOrdersBefore, withParts } from './queries.ts'

const batchSize = 250

type Context = RequestContext & OwnerContext

interface Requested extends OrderFilter {
  ids?: readonly string[] | undefined
}

export async function exportOrders(context: Context, requested: Requested): Promise<StreamedFile> {
  await readStore(context, (tx) => requireSensible(tx, requested, context.store.currency))
  const name = `orders-${dayIn(context.store.timeZone, context.now())}.csv`
  return new StreamedFile(name, () => streamOfTexts(batchesOf(context, requested)))
}

/** Validates before the first byte is sent, since a refusal cannot interrupt a file. */
async function requireSensible(
  tx: StoreTransaction,
  { ids, ...filter }: Requested,
  currency: string,
) {
  matches(tx, filter, currency)
  if (ids) await requireOrders(tx, ids)
}

async function* batchesOf(context: Context, { ids, ...filter }: Requested) {
  yield csvMark + csvLines([orderColumns])
  for (let before: number | undefined; ;) {
    const exported = await readStore(context, async (tx) => {
      const chosen = ids && inArray(orders.id, [...ids])
      const where = and(matches(tx, filter, context.store.currency), chosen)
      return await withParts(tx, await listOrdersBefore(tx, where, before, batchSize))
    })
    yield csvLines(exported.flatMap((each) => orderRows(each, context.store.timeZone)))
    if (exported.length < batchSize) return
    before = exported.at(-1)!.order.number
  }
}
