import type { Locator, Page } from '@playwright/test'
import { demoOwner, main } from './product-test.ts'

export interface OpenBuilder {
  settings: Locator
  canvas: ReturnType<Page['frameLocator']>
  /** Puts a new section at the end of the page and leaves it selected. */
  add: (section: string) => Promise<void>
}

/** A new shop's home page in the builder, of which nothing is shared with other tests. */
export async function openBuilder(page: Page, name = 'Quiet Lighthouse'): Promise<OpenBuilder> {
  await page.request.post(main('/api/auth/login'), { data: demoOwner })
  const created = await page.request.post(main('/api/store/create-store'), {
    data: { name: `${name} ${Date.now() % 1_000_000}` },
  })
  if (!created.ok()) throw new Error(`No shop: ${await created.text()}`)
  await page.goto(main('/builder'))
  const canvas = page.frameLocator('iframe')
  await canvas.locator('[data-section-id]').first().waitFor()
  return {
    canvas,
    settings: page.getByRole('complementary', { name: 'Settings' }),
    add: async (section) => {
      await page.getByRole('button', { name: section, exact: true }).first().click()
      await page
        .getByRole('complementary', { name: 'Settings' })
        .getByRole('heading', { name: section })
        .waitFor()
    },
  }
}
