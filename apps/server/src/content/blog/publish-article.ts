import type { Database } from '@vitrine/db/database.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { bumpStoreVersion } from '@vitrine/db/store-version.ts'
import { recordActivity, system } from '../../api/record-activity.ts'
import type { ArticleJob } from './article-jobs.ts'
import { lockArticle, updateArticleColumns } from './queries.ts'

/** Publishes the article if it is still scheduled for this very time. */
export async function publishArticle(
  db: Database,
  { storeId, articleId, publishAt }: ArticleJob,
): Promise<void> {
  await inStore(db, storeId, async (tx) => {
    const article = await lockArticle(tx, articleId)
    if (article?.publishAt?.toISOString() !== publishAt) return
    await updateArticleColumns(tx, articleId, {
      published: true,
      publishAt: null,
      publishedAt: article.publishedAt ?? article.publishAt,
    })
    tx.subjects.push({ id: articleId, name: article.title })
    await recordActivity(tx, { call: 'articles.update', actor: system })
    await bumpStoreVersion(tx)
  })
}
