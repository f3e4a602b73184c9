import type { BrowserContext, Page } from '@playwright/test'
import { ask, selectTeaHouse, signInDemoOwner } from './owner-api.ts'
import { expect as expectSoon, main } from './product-test.ts'

/** The builder comes with much code, which a busy machine takes its time to run. */
const expect = expectSoon.configure({ timeout: 45_000 })

/** A page of the demo store with one text, opened in the builder by its owner. */
export async function openNewPage(page: Page, text = 'Tea.') {
  await signInDemoOwner(page.request)
  const { storeId } = await selectTeaHouse(page.request)
  const content = [{ id: 'words', type: 'textBlock', contentType: 'normal', props: { text } }]
  const name = `Story ${Date.now() % 1_000_000}`
  const added = await ask<{ id: string; slug: string }>(page.request, 'POST', '/page/add-page', {
    storeId,
    name,
    content,
  })
  await openBuilder(page, added.id)
  return { ...added, name, storeId }
}

export async function openBuilder(page: Page, pageId: string) {
  await page.goto(main(`/builder?page=${pageId}`))
  await expect(page.frameLocator('iframe').locator('[data-section-id="words"]')).toBeVisible()
}

/** The field of the text's words, with the section selected. */
export async function textField(page: Page) {
  const field = page
    .getByRole('complementary', { name: 'Settings' })
    .getByLabel('Text', { exact: true })
    .first()
  if (!(await field.isVisible())) {
    await page.frameLocator('iframe').locator('[data-section-id="words"]').click()
  }
  await expect(field).toBeVisible()
  return field
}

export const saveState = (page: Page) => page.getByRole('status').first()

/** As a browser does that is killed: no handler runs. */
export async function killTab(page: Page) {
  await page.close({ runBeforeUnload: false })
}

export async function anotherWindow(context: BrowserContext, pageId: string) {
  const page = await context.newPage()
  await openBuilder(page, pageId)
  return page
}
