import type { TemplateState } from '@vitrine/contract/provider/templates.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { findLatestUse, listDemoProducts } from './queries.ts'

export async function readTemplateState(tx: StoreTransaction): Promise<TemplateState> {
  const use = await findLatestUse(tx)
  return {
    use: use
      ? {
          id: use.id,
          template: use.template,
          usedAt: use.usedAt.toISOString(),
          canRestore: use.look && (use.restoredAt ? 'template' : 'earlier'),
        }
      : null,
    demoProducts: await listDemoProducts(tx),
  }
}
