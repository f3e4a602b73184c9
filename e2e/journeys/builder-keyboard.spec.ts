import type { Page } from '@playwright/test'
import { openBuilder, outlineOf } from '../fixtures/open-builder.ts'
import { expect, expectAccessible, test } from '../fixtures/product-test.ts'

async function add(page: Page, section: string) {
  await page.keyboard.press('/')
  await page.keyboard.type(section)
  const tile = page.getByRole('button', { name: section, exact: true })
  await tabTo(page, tile)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log')).toContainText(`${section} added`)
}

async function tabTo(page: Page, target: ReturnType<Page['locator']>) {
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(target).toBeFocused({ timeout: 200 })
  }).toPass({ intervals: [0], timeout: 30_000 })
}

test('an owner builds, nests, reorders, sets, previews and publishes by keyboard alone', async ({
  page,
}) => {
  const canvas = await openBuilder(page)
  const log = page.getByRole('log')
  await add(page, 'Text')
  await add(page, 'Image')
  await add(page, 'Container')
  await expectAccessible(page)

  // In the outline: moves the selected container up, and the text into it.
  await page.keyboard.press('Alt+f')
  await expect(page.getByPlaceholder('Find on this page')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  const row = (name: string) => page.getByRole('treeitem', { name })
  await expect(row('Container')).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(log).toHaveText('Container moved from position 3 to position 2 of 3.')
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('ArrowDown')
  await expect(row('Text')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Alt+ArrowRight')
  await expect(log).toHaveText(
    'Text moved from position 2 of 3 on the page to position 1 of 1 in Container.',
  )
  await expect.poll(() => outlineOf(canvas)).toMatch(/^[\w-]+\([\w-]+\), [\w-]+$/)

  const field = page
    .getByRole('complementary', { name: 'Settings' })
    .getByLabel('Text', { exact: true })
    .first()
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Built without a mouse')
  await expect(canvas.getByText('Built without a mouse')).toBeVisible()

  await page.keyboard.press('ControlOrMeta+p')
  await expect(page.getByRole('button', { name: 'Back to editing' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+p')

  await page.getByRole('link', { name: 'Back to the dashboard' }).focus()
  await tabTo(page, page.getByRole('button', { name: 'Publish' }))
  await page.keyboard.press('Enter')
  const hints = page.getByRole('dialog', { name: 'Before you publish' })
  await expect(hints).toContainText('Nothing is chosen here yet')
  await tabTo(page, hints.getByRole('button', { name: 'Publish anyway' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('The page is live.')).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible()
  await expectAccessible(page)
})
