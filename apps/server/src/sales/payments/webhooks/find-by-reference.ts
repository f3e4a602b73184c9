import { orderPayments } from '@vitrine/db/schema/order-changes.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, ne } from 'drizzle-orm'
import type { StoredPayment } from '../../orders/queries.ts'

interface Sought {
  provider: string
  reference: string
  kind: 'authorisation' | 'payment'
}

export async function findByReference(
  tx: StoreTransaction,
  { provider, reference, kind }: Sought,
): Promise<StoredPayment | undefined> {
  const [found] = await tx
    .select()
    .from(orderPayments)
    .where(
      and(
        eq(orderPayments.storeId, tx.storeId),
        eq(orderPayments.provider, provider),
        eq(orderPayments.reference, reference),
        eq(orderPayments.kind, kind),
        ne(orderPayments.status, 'failed'),
      ),
    )
  return found
}
