import type { MediaItem } from '@vitrine/contract/content/media.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { messageOf } from '../../platform/api/message-of.ts'
import { newUploads, type PendingUpload } from './pending-upload.ts'
import { kindOfFile } from './file-types.ts'
import { uploadMedia } from './upload-media.ts'

interface UploadsState {
  all: readonly PendingUpload[]
  add: (files: readonly File[]) => void
  retry: (key: string) => void
  /** Aborts an upload in flight. */
  remove: (key: string) => void
}

export type Uploads = StoreApi<UploadsState>

interface UploadsInput {
  storeId: string
  onUploaded: (item: MediaItem) => void
}

// The server resizes one image while the next one uploads.
const atOnce = 2

export function createUploads({ storeId, onUploaded }: UploadsInput): Uploads {
  const stops = new Map<string, AbortController>()
  const store = createStore<UploadsState>()((set) => ({
    all: [],
    add(files) {
      set(({ all }) => ({
        all: [...all.filter(({ state }) => state !== 'done'), ...newUploads(files)],
      }))
      startNext()
    },
    retry(key) {
      change(key, { state: 'waiting', sent: 0, problem: undefined })
      startNext()
    },
    remove(key) {
      set(({ all }) => ({ all: all.filter((each) => each.key !== key) }))
      stops.get(key)?.abort()
    },
  }))

  function change(key: string, values: Partial<PendingUpload>) {
    store.setState(({ all }) => ({
      all: all.map((each) => (each.key === key ? { ...each, ...values } : each)),
    }))
  }

  function startNext() {
    const next = store.getState().all.find(({ state }) => state === 'waiting')
    if (!next || stops.size >= atOnce) return
    const stop = new AbortController()
    stops.set(next.key, stop)
    void send(next, stop.signal).finally(() => {
      stops.delete(next.key)
      startNext()
    })
    startNext()
  }

  async function send({ key, file }: PendingUpload, signal: AbortSignal) {
    change(key, { state: 'sending' })
    const onProgress = (sent: number) => change(key, { sent })
    try {
      onUploaded(await uploadMedia({ storeId, file, kind: kindOfFile(file), onProgress, signal }))
      change(key, { state: 'done', sent: 1 })
    } catch (error) {
      change(key, { state: 'failed', problem: messageOf(error) })
    }
  }

  return store
}
