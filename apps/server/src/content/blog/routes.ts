import type { RequestContext } from '../../api/context.ts'
import { ownerCalls, publicCalls } from '../../api/implement.ts'
import { changeStore, readStore } from '../../api/store-work.ts'
import { pageOf, sliceOf } from '../../platform/page-of.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { ArticleJobs } from './article-jobs.ts'
import { listPublic, toArticle, toArticleRow, toPublicArticle } from './article-view.ts'
import { listOwnTags } from './published-articles.ts'
import { countArticles, findArticle, findVersion, listArticles, listVersions } from './queries.ts'
import { addArticle, removeArticle, requireShown, updateArticle } from './service.ts'

const owner = ownerCalls.articles
const shopper = publicCalls.articles

export const articlesRoutes = (articleJobs: ArticleJobs) => {
  const publishing = ({ now }: Pick<RequestContext, 'now'>) => ({ articleJobs, now: now() })
  return {
    add: owner.add.handler(async ({ context, input }) =>
      changeStore(context, async (tx) =>
        toArticle(await addArticle(tx, input, publishing(context))),
      ),
    ),

    update: owner.update.handler(async ({ context, input }) =>
      changeStore(context, async (tx) =>
        toArticle(await updateArticle(tx, input, publishing(context))),
      ),
    ),

    delete: owner.delete.handler(async ({ context, input }) => {
      await changeStore(context, (tx) => removeArticle(tx, input.id))
      return { done: true }
    }),

    list: owner.list.handler(async ({ context, input }) => {
      const { status, tag, search } = input
      const filter = { status, tag, search }
      const [rows, total] = await readStore(context, (tx) =>
        Promise.all([listArticles(tx, filter, sliceOf(input)), countArticles(tx, filter)]),
      )
      return pageOf(rows.map(toArticleRow), total, input)
    }),

    get: owner.get.handler(async ({ context, input }) => {
      const record = await readStore(context, (tx) => findArticle(tx, input.id))
      if (!record) throw new Refusal('not_found')
      return toArticle(record)
    }),

    versions: owner.versions.handler(({ context, input: { id } }) =>
      readStore(context, async (tx) => {
        if (!(await findArticle(tx, id))) throw new Refusal('not_found')
        const versions = await listVersions(tx, id)
        return versions.map(({ savedAt, ...row }) => ({ ...row, savedAt: savedAt.toISOString() }))
      }),
    ),

    version: owner.version.handler(async ({ context, input: { id, revision } }) => {
      const record = await readStore(context, (tx) => findVersion(tx, id, revision))
      if (!record) throw new Refusal('not_found')
      const { storeId: _, articleId: _of, savedAt, ...version } = record
      return { ...version, savedAt: savedAt.toISOString() }
    }),

    tags: owner.tags.handler(({ context }) => readStore(context, listOwnTags)),

    fetchArticles: shopper.fetchArticles.handler(({ context, input }) =>
      readStore(context, (tx) => listPublic(tx, input)),
    ),

    fetchArticle: shopper.fetchArticle.handler(({ context, input }) =>
      readStore(context, async (tx) => toPublicArticle(await requireShown(tx, input.slug))),
    ),
  }
}
