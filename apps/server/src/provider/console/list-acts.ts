import type { OperatorAct } from '@vitrine/contract/provider/console.ts'
import { operatorActs } from '@vitrine/db/schema/console.ts'
import { desc, eq } from 'drizzle-orm'
import type { RequestContext } from '../../api/context.ts'
import { pageOf, sliceOf } from '../../platform/page-of.ts'

interface ListQuery {
  pageNumber: number
  pageSize: number
  storeId?: string | undefined
}

export async function listActs({ db }: RequestContext, query: ListQuery) {
  const { limit, offset } = sliceOf(query)
  const about = query.storeId ? eq(operatorActs.shopId, query.storeId) : undefined
  const rows = await db.platform
    .select()
    .from(operatorActs)
    .where(about)
    .orderBy(desc(operatorActs.createdAt), desc(operatorActs.id))
    .limit(limit)
    .offset(offset)
  const acts = rows.map(
    ({ id, operatorName, kind, shopId, subject, reason, createdAt }): OperatorAct => ({
      id,
      operator: operatorName,
      kind: kind as OperatorAct['kind'],
      storeId: shopId,
      subject,
      reason,
      createdAt: createdAt.toISOString(),
    }),
  )
  return pageOf(acts, await db.platform.$count(operatorActs, about), query)
}
