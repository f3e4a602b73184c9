import { isTemplateKind } from '@vitrine/commerce/settings/template-kinds.ts'
import { bumpStoreVersion } from '@vitrine/db/store-version.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { takeTurns } from '../../../platform/slugs/free-slug.ts'
import { lockPageAt } from '../service.ts'
import { writeDefault } from './template-queries.ts'

export async function setDefaultTemplate(
  tx: StoreTransaction,
  { id, isDefault }: { id: string; isDefault: boolean },
) {
  // Two at once would both become the default one.
  await takeTurns(tx, 'page')
  const { templateFor: kind, isDefaultTemplate, name } = await lockPageAt(tx, id, undefined)
  if (!isTemplateKind(kind)) throw new Refusal('not_found')
  tx.subjects.push({ id, name })
  if (isDefault === isDefaultTemplate) return
  await writeDefault(tx, { id, kind, isDefault })
  await bumpStoreVersion(tx)
}
