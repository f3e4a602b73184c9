import { useEffect } from 'react'
import { useStore } from 'zustand/react'
import { showFailure, showSuccess } from '../../platform/toast.ts'
import type { Builder } from '../context/builder-context.ts'

/** The job starts at the scheduled time and takes a moment to finish. */
const AFTER = 1500
const AGAIN = 5000
const LONGEST_TIMER = 2 ** 31 - 1

export function useScheduledPublish({ store, client }: Builder, onSaved: () => void) {
  const publishAt = useStore(store, (state) => state.page.publishAt)
  useEffect(() => {
    if (publishAt === null) return undefined
    let timer: ReturnType<typeof setTimeout>
    const wait = (delay: number) => {
      timer = setTimeout(() => void look(), Math.min(delay, LONGEST_TIMER))
    }
    const untilThen = () => Date.parse(publishAt) - Date.now()

    async function look() {
      if (untilThen() > 0) return wait(untilThen() + AFTER)
      const { page } = store.getState()
      const now = await client.page.getPageById({ pageId: page.id }).catch(() => undefined)
      if (store.getState().page.publishAt !== publishAt) return
      if (!now || now.publishAt === publishAt) return wait(AGAIN)
      const { publishedRevision, publishProblem, status, liveSlug } = now
      const known = {
        publishAt: now.publishAt,
        publishedRevision,
        publishProblem,
        status,
        liveSlug,
      }
      store.setState({ page: { ...store.getState().page, ...known } })
      onSaved()
      if (publishProblem !== null) showFailure(`Not published: ${publishProblem}`)
      else if (publishedRevision !== null && now.publishAt === null)
        showSuccess('The page went live as scheduled')
    }

    wait(Math.max(0, untilThen()) + AFTER)
    return () => clearTimeout(timer)
  }, [publishAt, store, client, onSaved])
}
