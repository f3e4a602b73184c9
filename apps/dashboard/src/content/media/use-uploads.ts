import type { MediaItem } from '@vitrine/contract/content/media.ts'
import { useState } from 'react'
import { calls } from '../../platform/api/calls.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { useLatest } from '../../platform/ui/use-latest.ts'
import { createUploads, type Uploads } from './uploads.ts'

export function useUploads(onUploaded: (item: MediaItem) => void = () => {}): Uploads {
  const { storeId } = useCurrentStore()
  const latest = useLatest(onUploaded)
  const [uploads] = useState(() =>
    createUploads({
      storeId,
      onUploaded(item) {
        void refresh(calls.media.list)
        latest(item)
      },
    }),
  )
  return uploads
}
