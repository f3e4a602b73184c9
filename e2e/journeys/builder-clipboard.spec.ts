import type { Page } from '@playwright/test'
import { aContainer, aText, openBuilder, outlineOf, sectionOf } from '../fixtures/open-builder.ts'
import { expect, expectAccessible, main, test } from '../fixtures/product-test.ts'

const content = [aText('a'), aContainer('box', aText('b')), aText('c')]

test('sections move to a named place and through the clipboard', async ({ page }) => {
  const canvas = await openBuilder(page, ...content)

  await test.step('a section moves to a place that is chosen by name', async () => {
    await sectionOf(canvas, 'c').click()
    await page.keyboard.press('Alt+m')
    const dialog = page.getByRole('dialog', { name: 'Move to…' })
    await dialog.getByText('Inside').click()
    await dialog.getByRole('combobox', { name: 'Section' }).fill('cont')
    await page.getByRole('option', { name: '2 Container' }).click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Move', exact: true }).click()
    await expect.poll(() => outlineOf(canvas)).toBe('a, box(b, c)')
    await expect(page.getByRole('log')).toContainText('to position 2 of 2 in Container')
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(() => outlineOf(canvas)).toBe('a, box(c, b)')
  })

  await test.step('what is no section is not pasted, and the reason is said', async () => {
    await canvas.locator('body').evaluate((body) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', '{"vitrine":"sections","sections":[{"id":1}]}')
      body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    })
    await expect(page.getByRole('alert')).toContainText('damaged')
    await expect.poll(() => outlineOf(canvas)).toBe('a, box(c, b)')
  })

  await test.step('sections are copied and cut from one page and pasted on another, in another shop of the owner', async () => {
    const here = await selectedStore(page)
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => outlineOf(canvas)).toBe('a, box(b, c)')
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => outlineOf(canvas)).toBe('a, box(b), c')
    await sectionOf(canvas, 'a').click()
    await sectionOf(canvas, 'c').click({ modifiers: ['Shift'] })
    await page.keyboard.press('ControlOrMeta+c')
    await expect(page.getByRole('log')).toContainText('3 sections copied.')

    const other = await openBuilder(page, aText('x'))
    expect(await selectedStore(page)).not.toBe(here)
    await sectionOf(other, 'x').click()
    await page.keyboard.press('ControlOrMeta+v')
    await expect(page.getByRole('log')).toContainText('3 sections pasted at position 2 of 4')
    await expect.poll(() => outlineOf(other)).toMatch(/^x, [\w-]+, [\w-]+\([\w-]+\), [\w-]+$/)
    await expect(other.getByText('Words of b')).toBeVisible()
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => outlineOf(other)).toBe('x')

    await page.keyboard.press('ControlOrMeta+x')
    await expect.poll(() => outlineOf(other)).toBe('')
    await page.keyboard.press('ControlOrMeta+v')
    await expect(other.getByText('Words of x')).toBeVisible()
  })
})

async function selectedStore(page: Page) {
  const answer = await page.request.get(main('/api/auth/check-auth'))
  return ((await answer.json()) as { selectedStoreId: string }).selectedStoreId
}
