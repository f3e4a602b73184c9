import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { calls } from '../../platform/api/calls.ts'
import { quietApi } from '../../platform/api/client.ts'
import { type Builder, useBuilder, useBuilderState } from '../context/builder-context.ts'
import { windowId } from './window-id.ts'

/** Milliseconds between two looks. */
const ALONE = 10_000
const TOGETHER = 2500

export interface Other {
  name: string
  isYou: boolean
  at: string | null
}

const none: readonly Other[] = []

/**
 * Asks who else has the page open, and takes in what they saved. Windows of one browser notify each
 * other at once.
 */
export function useOthers(): readonly Other[] {
  const builder = useBuilder()
  const { store } = builder
  const pageId = useBuilderState((state) => state.page.id)
  const { data, refetch } = useQuery({
    queryKey: [...calls.page.noteOpen.key(), pageId],
    queryFn: async () => {
      const at = store.getState().selectedComponent ?? undefined
      const noted = await quietApi.page.noteOpen({ id: pageId, window: await windowId, at })
      takeIn(builder, noted)
      return noted
    },
    gcTime: 0,
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (state.data?.others.length ? TOGETHER : ALONE),
    refetchIntervalInBackground: true,
  })
  const channel = useRef<BroadcastChannel>(null)
  const isNoted = data !== undefined
  useEffect(() => {
    if (!isNoted) return undefined
    const open = new BroadcastChannel(`vitrine page ${pageId}`)
    open.addEventListener('message', () => void refetch())
    channel.current = open
    channel.current?.postMessage('opened')
    return () => open.close()
  }, [isNoted, pageId, refetch])
  useEffect(
    () =>
      store.subscribe(({ page, saving }, before) => {
        const isOther =
          page.revision !== before.page.revision ||
          page.settingsRevision !== before.page.settingsRevision
        if (isOther && saving.name === 'saving') channel.current?.postMessage('saved')
      }),
    [store],
  )
  return data?.others ?? none
}

type Noted = Pick<
  ReturnType<Builder['store']['getState']>['page'],
  'revision' | 'globalRevision' | 'settingsRevision' | 'publishedRevision'
>

/** Waits with it while something is dragged, or a text is typed where it is. */
function takeIn({ store, saving, pointer }: Builder, noted: Noted) {
  const { page, history } = store.getState()
  const isNewer =
    noted.revision > page.revision ||
    noted.globalRevision > page.globalRevision ||
    noted.settingsRevision > page.settingsRevision ||
    noted.publishedRevision !== page.publishedRevision
  const isBusy =
    pointer.state.getState().name === 'dragging' || history.open?.includes('inline') === true
  if (isNewer && !isBusy) void saving.pull()
}
