import { Button, Grid, Stack } from '@mantine/core'
import { IconWand } from '@tabler/icons-react'
import type { PageSummary } from '@vitrine/contract/content/page.ts'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { usePages } from '../../content/pages/use-pages.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { MissingResource } from '../../platform/ui/missing-resource.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { PageFacts } from './page-facts.tsx'
import { PagePreview } from './page-preview.tsx'
import { PageVersions } from './page-versions.tsx'

export const meta = titled('Page')

/** A page of the shop by its address: `/dashboard/our-story`. */
export default function PageOverview() {
  const { slug = '' } = useParams()
  const { data: pages, error, isPending, refetch } = usePages()
  const page = usePageOf(slug, pages)
  return (
    <Screen
      title={page?.name ?? 'Page'}
      back={{ to: '/dashboard/pages', label: 'Pages' }}
      actions={
        page && (
          <Button
            component={Link}
            to={`/builder?page=${page.id}`}
            leftSection={<IconWand size={18} aria-hidden />}
          >
            Edit in the builder
          </Button>
        )
      }
    >
      {isPending && (
        <Panel flush>
          <RowsSkeleton rows={4} />
        </Panel>
      )}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {pages && !page && <MissingResource noun="page" />}
      {pages && page && (
        <Grid gap="lg">
          <Grid.Col span={{ base: 12, lg: 7 }}>
            <PagePreview key={`${page.id} ${page.revision}`} page={page} />
          </Grid.Col>
          <Grid.Col span={{ base: 12, lg: 5 }}>
            <Stack gap="lg">
              <PageFacts page={page} pages={pages} />
              <PageVersions page={page} />
            </Stack>
          </Grid.Col>
        </Grid>
      )}
    </Screen>
  )
}

/** Goes on with the same page after its address changed. */
function usePageOf(slug: string, pages: readonly PageSummary[] = []): PageSummary | undefined {
  const [opened, setOpened] = useState<{ slug: string; id: string }>()
  const page =
    pages.find(({ id }) => opened?.slug === slug && id === opened.id) ??
    pages.find((each) => each.slug === slug) ??
    pages.find(({ liveSlug }) => liveSlug === slug)
  if (page && (opened?.slug !== slug || opened.id !== page.id)) setOpened({ slug, id: page.id })
  return page
}
