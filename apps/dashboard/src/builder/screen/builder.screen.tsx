import { Button, Center, Container, Loader, Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { Link, PrefetchPageLinks, useSearchParams } from 'react-router'
import { calls } from '../../platform/api/calls.ts'
import { api, quietApi } from '../../platform/api/client.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { stayWithStore } from '../../platform/api/store-of-window.ts'
import { Closed } from '../../platform/shell/role-gate.tsx'
import { SuspensionBanner } from '../../platform/shell/suspension-banner.tsx'
import { useAuth, useCurrentStore, useHasRight } from '../../platform/session/auth-context.ts'
import { whenLeft } from '../saving/leaving.ts'
import { useTemplates } from '../../content/templates/use-templates.ts'
import { claimEdits } from '../saving/claim-edits.ts'
import { BuilderScreen } from './builder-screen.tsx'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'

export function meta() {
  return [{ title: 'Page builder' }]
}

/** `/builder?page={id}`; without an id, the home page. */
export default function BuilderRoute() {
  // A role that changes later leaves the open page as it is, with what is unsaved.
  const [mayBuild] = useState(useHasRight('pages:write'))
  const [isSuspended] = useState(useCurrentStore().suspension !== null)
  if (isSuspended) return <BuilderSuspended />
  if (!mayBuild) return <BuilderClosed />
  return (
    <>
      {/* The canvas is opened once the page has come; its files come meanwhile. */}
      <PrefetchPageLinks page="/builder/canvas" />
      <Builder />
    </>
  )
}

function BuilderClosed() {
  return (
    <Container component="main" size="sm" py="xl">
      <Closed title="Page builder" />
    </Container>
  )
}

function BuilderSuspended() {
  return (
    <Container component="main" size="sm" py="xl">
      <Stack align="flex-start">
        <Title order={1}>Page builder</Title>
        <SuspensionBanner />
        <Button component={Link} to="/dashboard/pages" variant="default">
          View pages
        </Button>
      </Stack>
    </Container>
  )
}

function Builder() {
  const { storeId } = useCurrentStore()
  const [params, setParams] = useSearchParams()
  // Another window may select another store meanwhile.
  useEffect(() => stayWithStore(storeId), [storeId])
  const pages = useQuery(calls.page.getPagesByStoreId.queryOptions({ input: { storeId } }))
  const templates = useTemplates()
  const home = pages.data?.find(({ isHome }) => isHome) ?? pages.data?.[0]
  const pageId = params.get('page') ?? home?.id

  if (pages.error) return <Failed error={pages.error} onRetry={pages.refetch} />
  if (pageId === undefined || !pages.data) return <Loading />
  return (
    <OpenPage
      key={pageId}
      pageId={pageId}
      pages={[...pages.data, ...(templates.data ?? [])]}
      startsInPreview={params.has('preview')}
      startsWithRevisions={params.has('revisions')}
      onPickPage={(id) => setParams({ page: id })}
    />
  )
}

interface OpenPageProps {
  pageId: string
  pages: React.ComponentProps<typeof BuilderScreen>['pages']
  startsInPreview: boolean
  startsWithRevisions: boolean
  onPickPage: (id: string) => void
}

function OpenPage(props: OpenPageProps) {
  const { pageId, pages, startsInPreview, startsWithRevisions, onPickPage } = props
  const store = useCurrentStore()
  const { userId } = useAuth()
  const opened = useQuery({
    queryKey: ['builder', 'page', pageId],
    queryFn: async () => {
      await whenLeft()
      const edits = await claimEdits({ userId, storeId: store.storeId, pageId })
      try {
        return { page: await api.page.getPageById({ pageId }), edits }
      } catch (failure) {
        edits.release()
        throw failure
      }
    },
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const handleSaved = useCallback(() => {
    void refresh(calls.page.getPagesByStoreId)
    void refresh(calls.page.templates)
    void refresh(calls.savedSections.list)
  }, [])
  if (opened.error) return <Failed error={opened.error} onRetry={opened.refetch} />
  if (!opened.data) return <Loading />
  const { page, edits } = opened.data
  return (
    <BuilderScreen
      page={page}
      edits={edits}
      pages={pages}
      startsInPreview={startsInPreview}
      startsWithRevisions={startsWithRevisions}
      client={api}
      savingClient={quietApi}
      storeInfo={store}
      onPickPage={onPickPage}
      onSaved={handleSaved}
    />
  )
}

function Loading() {
  return (
    <Center h="100dvh">
      <Loader aria-label="Opening the page" />
    </Center>
  )
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  return (
    <Container size="sm" py="xl">
      <LoadFailed error={error} onRetry={() => void onRetry()} />
    </Container>
  )
}
