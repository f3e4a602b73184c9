import type { Page } from '@vitrine/contract/content/page.ts'
import { normalizeContent } from '@vitrine/sections/render/normalize-content.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { loadContent } from '../model/page/load-content.ts'
import { emptySession } from '../model/session/session.ts'
import { type BuilderState, settingsOf } from './builder-state.ts'
import { PageWatch } from './page-watch.ts'

export interface BuilderStore extends StoreApi<BuilderState> {
  readonly watch: PageWatch
}

/**
 * Owns the open page's state.
 * @param stored initial state instead of the last saved page
 */
export function createBuilderStore(page: Page, stored?: Partial<BuilderState>): BuilderStore {
  const store = createStore<BuilderState>(() => ({
    ...openPage(page),
    ...stored,
    screenSize: 'desktop',
    zoom: 'fit',
    shownZoom: 1,
    previewMode: false,
    announcement: { key: 0, text: '' },
    refusal: { key: 0, text: '' },
    hint: { key: 0, text: '' },
    movingSection: null,
    openMenu: null,
    panelTab: { tab: 'section', chosenFor: null },
  }))
  return { ...store, watch: new PageWatch(store) }
}

type PageState = Omit<
  BuilderState,
  | 'screenSize'
  | 'zoom'
  | 'shownZoom'
  | 'previewMode'
  | 'announcement'
  | 'refusal'
  | 'hint'
  | 'movingSection'
  | 'openMenu'
  | 'panelTab'
>

export function openPage(page: Page): PageState {
  const components = loadContent({
    content: normalizeContent(page.content),
    globalContent: normalizeContent(page.globalContent),
  })
  return {
    ...emptySession,
    page,
    components,
    pageType: page.isHome ? 'home' : page.slug,
    selectedHeroSlide: null,
    settings: settingsOf(page),
    savedSettings: settingsOf(page),
    savedStep: undefined,
    savedComponents: components,
    saving: { name: 'idle' },
  }
}
