import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { Refusal } from '../../platform/refusal.ts'
import { addPage, requireDraft } from './service.ts'

const suffix = ' (copy)'
const maxLength = 100

export async function duplicatePage(tx: StoreTransaction, id: string, userId: string) {
  const page = await requireDraft(tx, id)
  const kind = page.template_for ?? null
  if (kind === 'section') throw new Refusal('not_found')
  const copy = {
    name: page.name.slice(0, maxLength - suffix.length) + suffix,
    metaTitle: page.meta_title,
    metaDescription: page.meta_description,
    content: page.content,
    templateFor: kind,
  }
  return await addPage(tx, copy, userId)
}
