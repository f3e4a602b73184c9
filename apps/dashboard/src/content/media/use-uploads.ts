import type { MediaItem } from '@vitrine/contract/media.ts'
import { useState } from 'react'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { useLatest } from '../../platform/ui/use-latest.ts'
import { createUploads, type Uploads } from './uploads.ts'
import { forgetMediaLists } from './use-media.ts'

/** The uploads of one screen. They go on while it is shown, whatever else happens on it. */
export function useUploads(onUploaded: (item: MediaItem) => void = () => {}): Uploads {
  const { storeId } = useCurrentStore()
  const latest = useLatest(onUploaded)
  const [uploads] = useState(() =>
    createUploads({
      storeId,
      onUploaded(item) {
        void forgetMediaLists()
        latest(item)
      },
    }),
  )
  return uploads
}
