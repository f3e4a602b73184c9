import type { PageItem } from '@vitrine/contract/content/page.ts'
import { pageRevisions, pages } from '@vitrine/db/schema/pages.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { walkContent } from '@vitrine/sections/kit/page-item.ts'
import { withLinked } from '@vitrine/sections/render/linked/with-linked.ts'
import { shownContent } from '@vitrine/sections/render/shown-content.ts'
import { and, eq, sql } from 'drizzle-orm'
import { readLinked } from '../../content/pages/linked/read-shown.ts'

/**
 * Returns the form as shoppers see it now on a published page. A copied page has the same ids, so
 * the page at the path comes first.
 */
export async function findForm(
  tx: StoreTransaction,
  formId: string,
  { path, now }: { path: string; now: Date },
): Promise<PageItem | undefined> {
  const isHome = path === '/'
  const slug = path.split('/').findLast(Boolean) ?? ''
  const isHere = isHome ? eq(pages.isHome, true) : eq(pages.slug, slug)
  const rows = await tx
    .select({ content: pageRevisions.content })
    .from(pages)
    .innerJoin(
      pageRevisions,
      and(
        eq(pageRevisions.storeId, pages.storeId),
        eq(pageRevisions.pageId, pages.id),
        eq(pageRevisions.revision, pages.publishedRevision),
      ),
    )
    .where(
      and(
        eq(pages.storeId, tx.storeId),
        sql`jsonb_path_exists(${pageRevisions.content}, '$.**.id ? (@ == $places[*])',
          jsonb_build_object('places', ${JSON.stringify(placesOf(formId))}::jsonb))`,
      ),
    )
    .orderBy(sql`${isHere} DESC`, pages.id)
    .limit(5)
  for (const { content } of rows) {
    const items = content as PageItem[]
    const whole = withLinked(items, await readLinked(tx, items))
    const shown = shownContent(whole, now.getTime())
    for (const { item } of walkContent(shown))
      if (item.id === formId && item.type === 'form') return item
  }
  return undefined
}

/** A form in a linked section has an id that begins with that of the section's place. */
function placesOf(formId: string): string[] {
  const parts = formId.split('-')
  return parts.map((_, index) => parts.slice(0, index + 1).join('-'))
}
