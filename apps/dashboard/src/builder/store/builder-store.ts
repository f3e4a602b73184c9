import type { Page } from '@vitrine/contract/page.ts'
import { normalizeContent } from '@vitrine/sections/normalize-content.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { loadContent } from '../model/load-content.ts'
import { emptySession } from '../model/session.ts'
import { type BuilderState, settingsOf } from './builder-state.ts'

export type BuilderStore = StoreApi<BuilderState>

/** The open page. Everything that the builder shows and does goes through this one store. */
export function createBuilderStore(page: Page): BuilderStore {
  return createStore<BuilderState>(() => ({
    ...openPage(page),
    screenSize: 'desktop',
    previewMode: false,
    announcement: { key: 0, text: '' },
    refusal: { key: 0, text: '' },
  }))
}

type PageState = Omit<BuilderState, 'screenSize' | 'previewMode' | 'announcement' | 'refusal'>

/** The page as it was last saved, without a history. */
export function openPage(page: Page): PageState {
  return {
    ...emptySession,
    page,
    components: loadContent({
      content: normalizeContent(page.content),
      globalContent: normalizeContent(page.globalContent),
    }),
    pageType: page.isHome ? 'home' : page.slug,
    selectedHeroSlide: null,
    settings: settingsOf(page),
    savedSettings: settingsOf(page),
    savedStep: undefined,
    saving: { name: 'idle' },
  }
}
