import { randomBytes } from 'node:crypto'
import { pagePath } from '@vitrine/commerce/text/page-path.ts'
import { pages } from '@vitrine/db/schema/pages.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { Refusal } from '../../../platform/refusal.ts'
import { type AroundPage, readShown } from '../linked/read-shown.ts'
import type { PageRecord } from '../queries.ts'
import { findDraftPage } from '../queries.ts'
import { isSignedWith, readPreviewToken, signPreview } from './preview-token.ts'

const lifetime = 7 * 24 * 3_600_000

export const previewParameter = 'preview'

/** Creates a link that shows the page's draft to anyone, until it expires or is revoked. */
export async function createPreview(tx: StoreTransaction, pageId: string, now: Date) {
  const [page] = await tx
    .update(pages)
    .set({ previewKey: sql`coalesce(${pages.previewKey}, ${newKey()})` })
    .where(and(ofId(tx, pageId), isNull(pages.templateFor)))
    .returning({ slug: pages.slug, key: pages.previewKey })
  if (page?.key == null) throw new Refusal('not_found')
  const expiresAt = new Date(now.getTime() + lifetime)
  return { path: previewPath(page.slug, signPreview(page.key, { pageId, expiresAt })), expiresAt }
}

export function previewPath(slug: string, token: string): string {
  return `${pagePath(slug)}?${previewParameter}=${token}`
}

export async function revokePreviews(tx: StoreTransaction, pageId: string) {
  const rows = await tx
    .update(pages)
    .set({ previewKey: null })
    .where(ofId(tx, pageId))
    .returning({ id: pages.id })
  if (!rows.length) throw new Refusal('not_found')
}

export async function revokeAllPreviews(tx: StoreTransaction): Promise<void> {
  await tx
    .update(pages)
    .set({ previewKey: null })
    .where(and(eq(pages.storeId, tx.storeId), isNotNull(pages.previewKey)))
}

export interface Preview {
  page: PageRecord
  shown: AroundPage
  expiresAt: Date
}

export async function findPreview(
  tx: StoreTransaction,
  token: string,
  now: Date,
): Promise<Preview | undefined> {
  const claim = readPreviewToken(token)
  if (!claim || claim.expiresAt <= now) return undefined
  const [signed] = await tx
    .select({ key: pages.previewKey })
    .from(pages)
    .where(ofId(tx, claim.pageId))
  if (signed?.key == null || !isSignedWith(signed.key, token)) return undefined
  const page = await findDraftPage(tx, claim.pageId)
  if (!page) return undefined
  return { page, shown: await readShown(tx, page), expiresAt: claim.expiresAt }
}

function ofId(tx: StoreTransaction, id: string) {
  return and(eq(pages.storeId, tx.storeId), eq(pages.id, id))
}

function newKey() {
  return randomBytes(32).toString('base64url')
}
