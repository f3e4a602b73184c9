import { useQuery } from '@tanstack/react-query'
import { hasMainHeading } from '@vitrine/sections/render/has-main-heading.ts'
import { ProductPageContext } from '@vitrine/sections/types/product/product-page-context.ts'
import { PageNameContext } from '@vitrine/sections/kit/page-name-context.ts'
import { SectionList } from '@vitrine/sections/render/section-list.tsx'
import { useStoreSource } from '@vitrine/sections/kit/store-context.ts'
import { Head } from '../../layout/head.tsx'
import { LoadFailure } from '../../layout/load-failure.tsx'
import { Spinner } from '../../layout/spinner.tsx'
import { pagePath } from '@vitrine/commerce/text/page-path.ts'
import { pageTexts } from '../../page/page-title.ts'
import { NotFound } from '../../layout/not-found-part.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { pageQuery } from '../../calls/queries.ts'
import { MovedTo } from '../../layout/moved-to.tsx'

const PageProduct = lazyPart(
  async () => (await import('../../product/page-product.tsx')).PageProduct,
)

export function Page({ slug }: { slug: string }) {
  const source = useStoreSource()
  const { data: page, error, refetch } = useQuery(pageQuery(source, slug))
  if (error) return <LoadFailure message={error.message} onRetry={() => void refetch()} />
  if (page === undefined) return <Spinner />
  if (!page) return <NotFound props={{ gone: page === false && 'page' }} fallback={null} />
  if (page.slug !== slug) return <MovedTo path={pagePath(page.slug)} />
  const texts = pageTexts(page, source.store)
  return (
    <>
      <Head {...texts} path={pagePath(page.slug)} />
      {!hasMainHeading(page.content) && <h1 className="visually-hidden">{texts.title}</h1>}
      <ProductPageContext value={ProductPage}>
        <PageNameContext value={page.name}>
          <SectionList content={page.content} aboveFold />
        </PageNameContext>
      </ProductPageContext>
    </>
  )
}

function ProductPage(props: { slug: string }) {
  return <PageProduct props={props} fallback={<Spinner />} />
}
