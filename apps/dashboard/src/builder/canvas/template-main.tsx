import { useQuery } from '@tanstack/react-query'
import { readListingQuery } from '@vitrine/commerce/catalogue/listing-query.ts'
import type { TemplateKind } from '@vitrine/commerce/settings/template-kinds.ts'
import { orNothing } from '@vitrine/sections/kit/or-nothing.ts'
import { productQuery } from '@vitrine/sections/kit/product-query.ts'
import { saleTermsQuery } from '@vitrine/sections/kit/sale-terms-query.ts'
import { useStore, useStoreSource } from '@vitrine/sections/kit/store-context.ts'
import { productsByCollectionQuery, storeQuery } from '@vitrine/sections/kit/store-queries.ts'
import { closedStyle } from '@vitrine/sections/parts/closed-shop/closed-style.ts'
import { CollectionListing } from '@vitrine/sections/parts/listing/collection-listing.tsx'
import { listingData } from '@vitrine/sections/parts/listing/listing-data.ts'
import { MissingMessage } from '@vitrine/sections/parts/message/missing-message.tsx'
import { LargerButton } from '@vitrine/sections/parts/product-view/larger-button.tsx'
import { ProductView } from '@vitrine/sections/parts/product-view/product-view.tsx'
import { Breadcrumbs } from '@vitrine/sections/parts/trail/breadcrumbs.tsx'
import { productTrail } from '@vitrine/sections/parts/trail/trails.ts'
import { searchSubject, type Subject } from '@vitrine/sections/render/subject.ts'
import { Article } from '@vitrine/sections/types/article/article.tsx'
import { articleSchema } from '@vitrine/sections/types/article/article.schema.ts'
import { SearchResults } from '@vitrine/sections/types/search-results/search-results.tsx'
import { searchResultsSchema } from '@vitrine/sections/types/search-results/search-results.schema.ts'
import { searchTitle } from '@vitrine/sections/types/search-results/search-title.ts'
import { TextBlock } from '@vitrine/sections/types/text-block/text-block.tsx'
import { textBlockSchema } from '@vitrine/sections/types/text-block/text-block.schema.ts'
import type { ReactNode } from 'react'
import { canvasApi } from '../../platform/api/canvas-client.ts'
import { useBuilder } from '../context/builder-context.ts'

interface TemplateMainProps {
  kind: TemplateKind
  subject: Subject | undefined
}

/** The shop has sections in the place of the page's own, which takes space on the canvas alone. */
const ofSections = new Set<TemplateKind>(['article', 'search'])

/** What the page of an open template shows by itself; a press on it selects its section. */
export function TemplateMain({ kind, subject }: TemplateMainProps) {
  return (
    <div inert className={ofSections.has(kind) ? 'builder-sections' : undefined}>
      {mainOf(kind, subject)}
    </div>
  )
}

function mainOf(kind: TemplateKind, subject: Subject | undefined): ReactNode {
  if (kind === 'notFound') return <MissingMessage />
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
  return (
    <>
      <Breadcrumbs trail={productTrail(product)} />
      <ProductView
        product={product}
        terms={terms}
        onBuyNow={() => {}}
        largerView={InertLargerView}
      />
    </>
  )
}

function InertLargerView() {
  return <LargerButton />
}

const asArranged = readListingQuery(new URLSearchParams())

function CollectionMain({ slug }: { slug: string }) {
  const source = useStoreSource()
  const { data: listing } = useQuery(listingData(source, slug, asArranged))
  if (!listing || !listing.category) return null
  return (
    <CollectionListing
      category={listing.category}
      query={asArranged}
      listing={listing}
      onNavigate={() => {}}
    />
  )
}

function ArticleMain({ slug }: { slug: string }) {
  const { storeId } = useStore()
  const { data: article } = useQuery(
    storeQuery(['articleMain', storeId, slug], () =>
      orNothing(canvasApi.articles.fetchArticle({ storeId, slug })),
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

/** A search for what the newest product is called. */
function SearchMain() {
  const { calls, store } = useStoreSource()
  const input = { storeId: store.storeId, productCollection: 'latest', numberOfProducts: 1 }
  const { data: newest } = useQuery(productsByCollectionQuery(calls, input))
  if (!newest) return null
  const [term = ''] = newest[0]?.name.split(' ') ?? []
  const title = { ...textBlockSchema.defaults, ...searchTitle(searchSubject(term).name) }
  return (
    <>
      <TextBlock id="title-of-search" props={title} />
      <SearchResults id="results" props={{ ...searchResultsSchema.defaults, term }} />
    </>
  )
}

/** The words of a shop with a password; the server has others for one that is not open yet. */
function PasswordMain() {
  const { name } = useBuilder().storeInfo
  return (
    <div className="closed-main">
      <style>{closedStyle}</style>
      <p className="name">{name}</p>
      <div className="line" />
      <h1>Please come in</h1>
      <p>This shop is open to those who know its password.</p>
      <form>
        <label htmlFor="password">Password</label>
        <div className="row">
          <input id="password" type="password" />
          <button>Enter</button>
        </div>
      </form>
    </div>
  )
}
