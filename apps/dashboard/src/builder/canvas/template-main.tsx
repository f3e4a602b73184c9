import { useQuery } from '@tanstack/react-query'
import type { TemplateKind } from '@vitrine/commerce/settings/template-kinds.ts'
import { orNothing } from '@vitrine/sections/kit/or-nothing.ts'
import { productQuery } from '@vitrine/sections/kit/product-query.ts'
import { saleTermsQuery } from '@vitrine/sections/kit/sale-terms-query.ts'
import { useStoreSource } from '@vitrine/sections/kit/store-context.ts'
import { storeQuery } from '@vitrine/sections/kit/store-queries.ts'
import { ProductCard } from '@vitrine/sections/parts/product-card/product-card.tsx'
import { ProductView } from '@vitrine/sections/parts/product-view/product-view.tsx'
import { StoredHtml } from '@vitrine/sections/parts/stored-html.tsx'
import type { Subject } from '@vitrine/sections/render/subject.ts'
import { Article } from '@vitrine/sections/types/article/article.tsx'
import { articleSchema } from '@vitrine/sections/types/article/article.schema.ts'
import { SearchResults } from '@vitrine/sections/types/search-results/search-results.tsx'
import { searchResultsSchema } from '@vitrine/sections/types/search-results/search-results.schema.ts'
import { searchTitle } from '@vitrine/sections/types/search-results/search-title.ts'
import { TextBlock } from '@vitrine/sections/types/text-block/text-block.tsx'
import { textBlockSchema } from '@vitrine/sections/types/text-block/text-block.schema.ts'
import type { ReactNode } from 'react'
import { useBuilder } from '../context/builder-context.ts'

interface TemplateMainProps {
  kind: TemplateKind
  subject: Subject | undefined
}

/** What the page of an open template shows by itself; a press on it selects its section. */
export function TemplateMain({ kind, subject }: TemplateMainProps) {
  return (
    <div inert className="builder-main">
      {mainOf(kind, subject)}
    </div>
  )
}

function mainOf(kind: TemplateKind, subject: Subject | undefined): ReactNode {
  if (kind === 'notFound') return <NotFoundMain />
  if (kind === 'password') return <PasswordMain />
  if (kind === 'search') return <SearchMain />
  if (!subject) return <p className="section-placeholder">What the page shows appears here</p>
  const { slug } = subject
  if (kind === 'product') return <ProductMain slug={slug} />
  return kind === 'article' ? <ArticleMain slug={slug} /> : <CollectionMain slug={slug} />
}

function ProductMain({ slug }: { slug: string }) {
  const source = useStoreSource()
  const { data: product } = useQuery(productQuery(source, slug))
  const { data: terms } = useQuery(saleTermsQuery(source))
  if (!product) return null
  const { name, category } = product
  return (
    <>
      <Trail names={['Home', ...(category ? [category.name] : []), name]} />
      <ProductView product={product} terms={terms} onBuyNow={() => {}} />
    </>
  )
}

const cards = { showRating: false, showAddToCart: true }

function CollectionMain({ slug }: { slug: string }) {
  const { calls, store } = useStoreSource()
  const { storeId } = store
  const { data } = useQuery(
    storeQuery(['collectionMain', storeId, slug], () =>
      orNothing(calls.category.fetchCollection({ storeId, slug, pageNumber: 0, pageSize: 12 })),
    ),
  )
  if (!data) return null
  const { category, content } = data
  return (
    <>
      <Trail names={['Home', category.name]} />
      <h1>{category.name}</h1>
      {category.description && <StoredHtml className="prose" html={category.description} />}
      <ul>
        {content.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} look={cards} eager={false} sizes="300px" />
          </li>
        ))}
      </ul>
    </>
  )
}

function ArticleMain({ slug }: { slug: string }) {
  const { client, storeInfo } = useBuilder()
  const { storeId } = storeInfo
  const { data: article } = useQuery(
    storeQuery(['articleMain', storeId, slug], () =>
      orNothing(client.articles.fetchArticle({ storeId, slug })),
    ),
  )
  if (!article) return null
  const { title, author, publishedOn, excerpt, cover, coverAlt, body, tags } = article
  const props = {
    ...articleSchema.defaults,
    slug,
    title,
    author,
    publishedOn,
    lead: excerpt,
    cover: cover ?? '',
    coverAlt,
    body,
    tags: tags.map((tag) => ({ id: tag.slug, ...tag })),
  }
  return <Article id="article-of-template" props={props} />
}

function SearchMain() {
  const title = { ...textBlockSchema.defaults, ...searchTitle('Results for “…”') }
  return (
    <>
      <TextBlock id="title-of-search" props={title} />
      <SearchResults id="results" props={searchResultsSchema.defaults} />
    </>
  )
}

/** As on the closed page, whose words depend on whether the shop was open before. */
function PasswordMain() {
  const { name } = useBuilder().storeInfo
  return (
    <div className="builder-message builder-password">
      <p className="name">{name}</p>
      <div className="line" />
      <h1>Please come in</h1>
      <p>This shop is open to those who know its password.</p>
      <div className="form">
        <span>Password</span>
        <span className="field" />
        <span className="button">Enter</span>
      </div>
    </div>
  )
}

function NotFoundMain() {
  return (
    <div className="builder-message">
      <p aria-hidden="true">404</p>
      <h1>This page does not exist</h1>
      <p>It may have moved, or the address is mistyped.</p>
      <p>
        <span className="button">Browse the shop</span>{' '}
        <span className="button button-secondary">To the home page</span>
      </p>
    </div>
  )
}

function Trail({ names }: { names: readonly string[] }) {
  return <p className="builder-trail">{names.join(' / ')}</p>
}
