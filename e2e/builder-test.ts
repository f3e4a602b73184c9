import type { Locator, Page } from '@playwright/test'
import { createStore, selectTeaHouse, signInDemoOwner } from './owner-api.ts'
import { main } from './product-test.ts'

export interface OpenBuilder {
  settings: Locator
  canvas: ReturnType<Page['frameLocator']>
  storeDomain: string
  storeId: string
  /** Puts a new section at the end of the page and leaves it selected. */
  add: (section: string) => Promise<void>
}

interface Options {
  /** The Tea House has products and pictures, but is shared with all tests: save nothing in it. */
  store?: 'new' | 'demo'
}

/** A shop's home page in the builder; of a new shop, unless the test needs what the demo sells. */
export async function openBuilder(page: Page, { store = 'new' }: Options = {}) {
  await signInDemoOwner(page.request)
  const open = store === 'new' ? createStore : selectTeaHouse
  const { storeDomain, storeId } = await open(page.request)
  await page.goto(main('/builder'))
  const canvas = page.frameLocator('iframe')
  await canvas.locator('[data-section-id]').first().waitFor()
  const opened: OpenBuilder = {
    canvas,
    storeDomain,
    storeId,
    settings: page.getByRole('complementary', { name: 'Settings' }),
    add: async (section) => {
      await page.getByRole('button', { name: section, exact: true }).first().click()
      await page
        .getByRole('complementary', { name: 'Settings' })
        .getByRole('heading', { name: section })
        .waitFor()
    },
  }
  return opened
}
