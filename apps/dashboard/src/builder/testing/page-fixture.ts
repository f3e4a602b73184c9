import type { Page, PageItem } from '@vitrine/contract/content/page.ts'
import { aGlobal } from './document-fixture.ts'
import { type BuilderStore, createBuilderStore } from '../store/builder-store.ts'
import { type BuilderCommands, builderCommands } from '../commands/commands.ts'

export function aSavedPage(...content: PageItem[]): Page {
  return {
    id: '019a0000-0000-7000-8000-0000000000aa',
    name: 'Home',
    slug: 'home',
    liveSlug: 'home',
    isHome: true,
    metaTitle: 'Tea House',
    metaDescription: '',
    storeId: '019a0000-0000-7000-8000-000000000001',
    storeDomain: 'tea.localhost',
    globalContent: [aGlobal('foot', 'footer'), aGlobal('bar', 'topbar'), aGlobal('nav', 'navbar')],
    content,
    status: 'published',
    revision: 3,
    publishedRevision: 3,
    globalRevision: 2,
    settingsRevision: 1,
    publishAt: null,
    publishProblem: null,
    updatedAt: '2026-11-21T00:00:00Z',
  }
}

export function openedPage(...content: PageItem[]): {
  store: BuilderStore
  commands: BuilderCommands
} {
  const store = createBuilderStore(aSavedPage(...content))
  return { store, commands: builderCommands(store) }
}
