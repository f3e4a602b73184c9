import type { Page, PageItem } from '@vitrine/contract/content/page.ts'
import type { PageSettings } from '../model/page/page-settings.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type BuilderStore, createBuilderStore } from './builder-store.ts'

export interface RevisionView {
  readonly revision: number
  readonly content: readonly PageItem[]
  readonly settings: PageSettings | null
  readonly store: BuilderStore
}

export type RevisionViewStore = StoreApi<{ readonly shown: RevisionView | null }>

export const createRevisionView = (): RevisionViewStore => createStore(() => ({ shown: null }))

export function viewRevision(
  page: Page,
  { revision, content, settings }: Omit<RevisionView, 'store'> & { content: PageItem[] },
): RevisionView {
  const store = createBuilderStore({ ...page, content })
  store.setState({ previewMode: true })
  return { revision, content, settings, store }
}
