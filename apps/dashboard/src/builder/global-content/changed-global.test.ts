import type { ApiClient } from '@vitrine/contract/contract.ts'
import type { PageItem } from '@vitrine/contract/content/page.ts'
import { shownContent } from '@vitrine/sections/render/shown-content.ts'
import { expect, test } from 'vitest'
import { createBuilderStore } from '../store/builder-store.ts'
import { builderCommands } from '../commands/commands.ts'
import { aSavedPage } from '../testing/page-fixture.ts'
import { listChangedGlobal } from './changed-global.ts'

const page = aSavedPage({ id: 'a', type: 'textBlock', contentType: 'normal', props: { text: 'a' } })

/** The server does not preserve the order of keys. */
function serverWith(content: readonly PageItem[]) {
  const globalContent = shownContent([...content]).map((item) => ({
    ...item,
    props: Object.fromEntries(Object.entries(item.props).toReversed()),
  }))
  const getPageGlobalContent = () => Promise.resolve({ storeId: page.storeId, globalContent })
  return { page: { getPageGlobalContent } } as unknown as ApiClient
}

function open() {
  const store = createBuilderStore(page)
  const changed = () =>
    listChangedGlobal(serverWith(page.globalContent), page.storeDomain, store.getState().components)
  return { commands: builderCommands(store), changed }
}

test('unchanged global content is not announced, whatever happened to the page itself', async () => {
  const { commands, changed } = open()
  commands.setProp('a', 'text', 'b', 'text')
  expect(await changed()).toEqual([])
})

test('a changed and a deleted section of all pages are named', async () => {
  const { commands, changed } = open()
  commands.setProp('nav', 'logoText', 'Another', 'logoText')
  commands.remove('bar')
  expect(await changed()).toEqual(['Navigation', 'Top bar'])
})
