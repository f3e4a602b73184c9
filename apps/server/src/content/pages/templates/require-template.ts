import type { TemplateKind } from '@vitrine/commerce/settings/template-kinds.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { invalidInput } from '../../../platform/refusal.ts'

/** @param before the template so far, which may be gone by now */
export async function requireTemplate(
  tx: StoreTransaction,
  kind: TemplateKind,
  id: string | null | undefined,
  before?: string | null,
) {
  if (id == null || id === before) return
  const rows = await tx.prepared(
    'template-of-kind',
    'SELECT id FROM pages WHERE store_id = $1 AND id = $2 AND template_for = $3',
    [tx.storeId, id, kind],
  )
  if (!rows.length) throw invalidInput('templateId', 'This template no longer exists.')
}
