import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { takeTurns } from '../../../platform/slugs/free-slug.ts'
import { ask } from '../bring/ask.ts'
import { quoted, type StagedArchive } from './staged-archive.ts'

/** Articles as they were, under their next revision; younger ones become drafts. */
export async function restoreArticles(tx: StoreTransaction, staged: StagedArchive): Promise<void> {
  await ask(tx, 'SELECT FROM articles WHERE store_id = $1 ORDER BY id FOR UPDATE', [tx.storeId])
  await takeTurns(tx, 'article')
  await ask(
    tx,
    `UPDATE articles a SET published = false, publish_at = NULL, revision = revision + 1
     WHERE store_id = $1 AND (published OR publish_at IS NOT NULL)
       AND NOT EXISTS (SELECT FROM archived_articles s WHERE s.id = a.id)`,
    [tx.storeId],
  )
  // Each slug is there once.
  await ask(
    tx,
    `UPDATE articles a SET slug = left(a.slug, 60) || '-' || right(a.id::text, 12)
     FROM archived_articles s WHERE a.store_id = $1 AND a.slug = s.slug AND a.id <> s.id`,
    [tx.storeId],
  )
  const columns = staged.columnsOf('articles', ['id', 'revision', 'created_at', 'updated_at'])
  await ask(
    tx,
    `UPDATE articles a
     SET ${columns.map((column) => `"${column}" = s."${column}"`).join(', ')},
       publish_at = NULL, revision = a.revision + 1, updated_at = now()
     FROM archived_articles s WHERE a.store_id = $1 AND a.id = s.id
       AND (${quoted(columns, 'a.')}) IS DISTINCT FROM (${quoted(columns, 's.')})`,
    [tx.storeId],
  )
  const all = staged.columnsOf('articles', [])
  await ask(
    tx,
    `INSERT INTO articles (store_id, ${quoted(all)}) SELECT $1, ${quoted(all)}
     FROM archived_articles s
     WHERE NOT EXISTS (SELECT FROM articles a WHERE a.store_id = $1 AND a.id = s.id)`,
    [tx.storeId],
  )
}
