import type { Locator, Page } from '@playwright/test'
import { demoOwner, main } from './product-test.ts'

export interface OpenBuilder {
  settings: Locator
  canvas: ReturnType<Page['frameLocator']>
  storeDomain: string
  /** Puts a new section at the end of the page and leaves it selected. */
  add: (section: string) => Promise<void>
}

interface Options {
  /** The Tea House has products and pictures, but is shared with all tests: save nothing in it. */
  store?: 'new' | 'demo'
}

/** A shop's home page in the builder; of a new shop, unless the test needs what the demo sells. */
export async function openBuilder(page: Page, { store = 'new' }: Options = {}) {
  await page.request.post(main('/api/auth/login'), { data: demoOwner })
  const storeDomain = await (store === 'new' ? createStore(page) : selectTeaHouse(page))
  await page.goto(main('/builder'))
  const canvas = page.frameLocator('iframe')
  await canvas.locator('[data-section-id]').first().waitFor()
  const opened: OpenBuilder = {
    canvas,
    storeDomain,
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

async function createStore(page: Page) {
  const name = `Quiet Lighthouse ${Date.now() % 1_000_000}`
  const created = await page.request.post(main('/api/store/create-store'), { data: { name } })
  if (!created.ok()) throw new Error(`No shop: ${await created.text()}`)
  const { storeDomain } = (await created.json()) as { storeDomain: string }
  return storeDomain
}

async function selectTeaHouse(page: Page) {
  const { userId } = (await (await page.request.get(main('/api/auth/check-auth'))).json()) as {
    userId: string
  }
  const found = await page.request.get(main(`/api/store/find-stores?userId=${userId}`))
  const stores = (await found.json()) as { storeId: string; storeDomain: string }[]
  const tea = stores.find(({ storeDomain }) => storeDomain.startsWith('tea.'))
  await page.request.post(main('/api/store/select-store'), { data: { storeId: tea?.storeId } })
  return tea?.storeDomain ?? ''
}
