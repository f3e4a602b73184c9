import { z } from 'zod'
import { call } from '../call/call.ts'
import {
  done,
  id,
  imageUrl,
  listInput,
  moment,
  pageNumber,
  pageOf,
  pageSize,
  revision,
  slug,
  timestamp,
} from '../call/values.ts'

export const maxArticleTags = 20
/** Articles on one page of the blog. */
export const articlesOnPage = 12

/** Commas separate tags in text; its address is made of its letters and digits. */
const tag = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^[^,]*$/, 'A tag cannot contain a comma.')
  .regex(/[\p{L}\p{N}]/u, 'A tag needs a letter or a digit.')

const fields = {
  title: z.string().trim().min(1, 'Enter a title.').max(200),
  author: z.string().trim().max(100).default(''),
  cover: imageUrl.nullable().default(null),
  coverAlt: z.string().trim().max(300).default(''),
  /** Shown in lists; without it, the beginning of the text is. */
  excerpt: z.string().trim().max(500).default(''),
  /** HTML, sanitized when saved. */
  body: z.string().max(200_000).default(''),
  tags: z
    .array(tag)
    .max(maxArticleTags, `An article can have at most ${maxArticleTags} tags.`)
    .default([]),
  seoTitle: z.string().max(200).default(''),
  metaDescription: z.string().max(500).default(''),
  /** For shared links; without it, the cover is. */
  socialImage: imageUrl.nullable().default(null),
}

export const articleStatus = z.enum(['draft', 'scheduled', 'published'])
export type ArticleStatus = z.infer<typeof articleStatus>

const state = {
  status: articleStatus.default('draft'),
  /** When a scheduled article goes live. */
  publishAt: moment.nullable().default(null),
}

export const articleInput = z.strictObject({
  storeId: id,
  slug: slug.optional(),
  ...fields,
  ...state,
})
export type ArticleInput = z.input<typeof articleInput>

const article = z.object({
  id,
  storeId: id,
  slug: z.string(),
  ...fields,
  status: articleStatus,
  publishAt: timestamp.nullable(),
  /** When it was first published. */
  publishedAt: timestamp.nullable(),
  /** Increases with every save; saving with an older revision is refused. */
  revision: z.number().int(),
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type Article = z.infer<typeof article>

/** What an article was before it was changed. */
const articleVersion = z.object({ ...fields, revision: z.number().int(), savedAt: timestamp })
export type ArticleVersion = z.infer<typeof articleVersion>

const articleVersionRow = articleVersion.pick({ revision: true, title: true, savedAt: true })

const articleRow = article.pick({
  id: true,
  slug: true,
  title: true,
  author: true,
  cover: true,
  tags: true,
  status: true,
  publishAt: true,
  publishedAt: true,
  updatedAt: true,
})
export type ArticleRow = z.infer<typeof articleRow>

const articleTag = z.object({ name: z.string(), slug: z.string() })
export type ArticleTag = z.infer<typeof articleTag>

const articleCard = z.object({
  slug: z.string(),
  title: z.string(),
  author: z.string(),
  cover: z.string().nullable(),
  coverAlt: z.string(),
  excerpt: z.string(),
  tags: z.array(articleTag),
  publishedAt: timestamp,
  /** The day in the shop's time zone, as 2026-11-26. */
  publishedOn: z.string(),
})
export type ArticleCard = z.infer<typeof articleCard>

const publicArticle = articleCard.extend({
  body: z.string(),
  seoTitle: z.string(),
  metaDescription: z.string(),
  socialImage: z.string().nullable(),
  updatedAt: timestamp,
})
export type PublicArticle = z.infer<typeof publicArticle>

const articleList = pageOf(articleCard).extend({
  /** The tag that was asked for. */
  tag: articleTag.nullable(),
  /** Of all published articles, by frequency. */
  tags: z.array(articleTag.extend({ articles: z.number().int() })),
})
export type ArticleList = z.infer<typeof articleList>

const writeRefusals = ['not_found', 'invalid_input', 'slug_taken', 'slug_reserved'] as const

export const articlesContract = {
  add: call({
    access: 'owner',
    scope: 'pages:write',
    method: 'POST',
    path: '/articles',
    summary: 'Add an article to the blog',
    successStatus: 201,
    refusals: writeRefusals,
  })
    .input(articleInput)
    .output(article),

  update: call({
    access: 'owner',
    scope: 'pages:write',
    method: 'PUT',
    path: '/articles/{id}',
    summary: 'Replace an article; with `revision`, only if it is still as it was read',
    refusals: [...writeRefusals, 'stale_revision'],
  })
    .input(articleInput.extend({ id, revision: revision.optional() }))
    .output(article),

  delete: call({
    access: 'owner',
    scope: 'pages:write',
    method: 'DELETE',
    path: '/articles/{id}',
    summary: 'Delete an article; its address answers that it is gone',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id }))
    .output(done),

  list: call({
    access: 'owner',
    scope: 'pages:read',
    method: 'GET',
    path: '/articles',
    summary: "The store's articles, drafts too, last edited first",
    refusals: ['not_found'],
  })
    .input(
      listInput.extend({ status: articleStatus.optional(), tag: z.string().max(80).optional() }),
    )
    .output(pageOf(articleRow)),

  get: call({
    access: 'owner',
    scope: 'pages:read',
    method: 'GET',
    path: '/articles/{id}',
    summary: 'An article',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id }))
    .output(article),

  versions: call({
    access: 'owner',
    scope: 'pages:read',
    method: 'GET',
    path: '/articles/{id}/versions',
    summary: 'The last fifty versions of an article before its present one, newest first',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id }))
    .output(z.array(articleVersionRow)),

  version: call({
    access: 'owner',
    scope: 'pages:read',
    method: 'GET',
    path: '/articles/{id}/versions/{revision}',
    summary: 'A former version of an article; to restore it, update the article with its texts',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id, revision: z.coerce.number().int().min(1) }))
    .output(articleVersion),

  tags: call({
    access: 'owner',
    scope: 'pages:read',
    method: 'GET',
    path: '/articles/tags',
    summary: "The tags of the store's articles, drafts too",
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(z.array(articleTag)),

  fetchArticles: call({
    access: 'public',
    store: 'storeId',
    method: 'GET',
    path: '/articles/fetch-articles',
    summary: 'Published articles, newest first; with `tag`, those with this tag',
    refusals: ['not_found'],
  })
    .input(
      z.strictObject({
        storeId: id,
        /** The tag's address. */
        tag: z.string().max(80).optional(),
        pageNumber,
        pageSize,
      }),
    )
    .output(articleList),

  fetchArticle: call({
    access: 'public',
    store: 'storeId',
    method: 'GET',
    path: '/articles/fetch-article',
    summary:
      'A published article. A moved slug answers with the article, whose slug is the new one',
    refusals: ['not_found', 'gone'],
  })
    .input(z.strictObject({ storeId: id, slug: z.string().min(1).max(200) }))
    .output(publicArticle),
}
