import { type SeoProblemKind, seoProblemKinds } from '@vitrine/contract/shop/seo-problems.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { HostStore } from '../../../platform/host-store.ts'
import { pageOf, sliceOf } from '../../../platform/page-of.ts'
import { listContentProblems } from './content-problems.ts'
import { countRecordProblems, listRecordProblems } from './record-problems.ts'

interface Request {
  pageNumber: number
  pageSize: number
  kind?: SeoProblemKind | undefined
}

export async function listProblems(tx: StoreTransaction, store: HostStore, request: Request) {
  const shop = { name: store.name, templates: store.seo.templates }
  const { kind } = request
  const { problems, isComplete } = await listContentProblems(tx)
  const ofRecords = await countRecordProblems(tx, shop)
  const counts = Object.fromEntries(
    seoProblemKinds.map((each) => [
      each,
      problems.filter((problem) => problem.kind === each).length +
        (ofRecords.find((count) => count.kind === each)?.count ?? 0),
    ]),
  ) as Record<SeoProblemKind, number>
  const requested = problems.filter((problem) => kind === undefined || problem.kind === kind)
  const { limit, offset } = sliceOf(request)
  const first = requested.slice(offset, offset + limit)
  const rest = await listRecordProblems(tx, shop, {
    limit: limit - first.length,
    offset: Math.max(0, offset - requested.length),
    kind,
  })
  const total = kind ? counts[kind] : Object.values(counts).reduce((sum, count) => sum + count, 0)
  return { ...pageOf([...first, ...rest], total, request), counts, isComplete }
}
