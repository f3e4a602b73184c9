import type { Subject } from '@vitrine/sections/render/subject.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** What an open template is previewed with; undefined on pages, and until it is read. */
export type SubjectStore = StoreApi<{ subject: Subject | undefined }>

export function createSubjectStore(): SubjectStore {
  return createStore(() => ({ subject: undefined }))
}
