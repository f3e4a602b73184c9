import type { PageItem } from '@vitrine/contract/content/page.ts'
import { lockName } from '@vitrine/db/lock-name.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { linkedIn, maxLinkDepth } from '@vitrine/sections/render/linked/with-linked.ts'

interface Changed {
  id: string
  name: string
  content: readonly PageItem[]
}

interface Saved {
  id: string
  name: string
  item: PageItem
  draft: PageItem[] | null
}

/**
 * Returns why the section of the library cannot have this content: it would be within itself, now
 * or once the drafts of others are live.
 */
export async function readCircle(
  tx: StoreTransaction,
  { id, name, content }: Changed,
): Promise<string | undefined> {
  let ids = linkedIn(content)
  if (ids.length === 0) return undefined
  // Two that are put into each other at once would both pass.
  await lockName(tx, `linked sections ${tx.storeId}`)
  if (ids.includes(id)) return `“${name}” would contain itself. Take it out again.`
  for (let depth = 1; ids.length > 0; depth += 1) {
    if (depth >= maxLinkDepth)
      return `Sections of the library can be within each other ${maxLinkDepth} levels deep, not deeper.`
    const rows = await readSaved(tx, ids)
    const closing = rows.find((row) => linkedOf(row).includes(id))
    if (closing)
      return `“${name}” would contain itself, through “${closing.name}”. Take it out again.`
    ids = [...new Set(rows.flatMap(linkedOf))]
  }
  return undefined
}

const linkedOf = ({ item, draft }: Saved) => linkedIn([item, ...(draft ?? [])])

async function readSaved(tx: StoreTransaction, ids: readonly string[]): Promise<Saved[]> {
  return await tx.prepared<Saved>(
    'saved-with-drafts',
    `SELECT v.id, v.name, v.item, coalesce(r.content, p.draft) AS draft
     FROM saved_sections v
     LEFT JOIN pages p ON p.store_id = v.store_id AND p.id = v.id
     LEFT JOIN page_revisions r ON r.store_id = p.store_id AND r.page_id = p.id
       AND r.revision = p.draft_revision
     WHERE v.store_id = $1 AND v.id = ANY ($2)`,
    [tx.storeId, ids],
  )
}
