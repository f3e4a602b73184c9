import { useQuery } from '@tanstack/react-query'
import { SectionList } from '@vitrine/sections/section-list.tsx'
import { useStoreSource } from '@vitrine/sections/store-context.ts'
import { Head } from '../layout/head.tsx'
import { LoadFailure } from '../layout/load-failure.tsx'
import { Spinner } from '../layout/spinner.tsx'
import { pagePath } from '../page-path.ts'
import { titleOf } from '../page-title.ts'
import { pageQuery } from '../queries.ts'
import { MovedTo } from './moved-to.tsx'
import { NotFound } from './not-found.tsx'

/** A page that the owner built. */
export function Page({ slug }: { slug: string }) {
  const source = useStoreSource()
  const { data: page, error, refetch } = useQuery(pageQuery(source, slug))
  if (error) return <LoadFailure message={error.message} onRetry={() => void refetch()} />
  if (page === undefined) return <Spinner />
  if (page === null) return <NotFound />
  if (page.slug !== slug) return <MovedTo path={pagePath(page.slug)} />
  return (
    <>
      <Head
        title={titleOf(page, source.store.name)}
        description={page.metaDescription}
        path={pagePath(page.slug)}
      />
      <SectionList content={page.content} aboveFold />
    </>
  )
}
