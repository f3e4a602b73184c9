import type { Locator, Page } from '@playwright/test'
import { aContainer, aText, openBuilder, outlineOf, sectionOf } from '../fixtures/open-builder.ts'
import { expect, expectAccessible, main, test } from '../fixtures/product-test.ts'

const content = [aText('a'), aContainer('box', aText('b')), aText('c')]

async function openLayers(page: Page) {
  await page.getByRole('tab', { name: 'Layers' }).click()
  return page.getByRole('tree', { name: 'Sections of this page' })
}

const row = (tree: Locator, name: string) => tree.getByRole('treeitem', { name })

test('sections move in the outline, to a named place and through the clipboard', async ({
  page,
}) => {
  const canvas = await openBuilder(page, ...content)
  const tree = await openLayers(page)

  await test.step('a section dragged in the outline drops where the line is', async () => {
    await row(tree, 'Words of c').hover()
    await page.mouse.down()
    const target = (await row(tree, 'Words of b').boundingBox())!
    await page.mouse.move(target.x + 120, target.y + 4, { steps: 6 })
    const line = (await tree.locator('[data-outline-line]').boundingBox())!
    expect(Math.abs(line.y + line.height / 2 - target.y)).toBeLessThan(3)
    await page.mouse.up()
    await expect.poll(() => outlineOf(canvas)).toBe('a, box(c, b)')
    await expect(page.getByRole('log')).toContainText(
      'Text moved from position 3 of 3 on the page to position 1 of 2 in Container.',
    )
    await page.keyboard.press('Control+z')
    await expect.poll(() => outlineOf(canvas)).toBe('a, box(b), c')
  })

  await test.step('the outline is a tree for the keyboard', async () => {
    await row(tree, 'Words of a').focus()
    await page.keyboard.press('ArrowDown')
    await expect(row(tree, 'Container')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(row(tree, 'Words of b')).toBeHidden()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(row(tree, 'Words of b')).toBeFocused()
    await page.keyboard.press('Alt+ArrowLeft')
    await expect.poll(() => outlineOf(canvas)).toBe('a, box(), b, c')
    await expect(row(tree, 'Words of b')).toBeFocused()
    await page.keyboard.press('Alt+ArrowRight')
    await expect.poll(() => outlineOf(canvas)).toBe('a, box(b), c')

    await row(tree, 'Words of a').focus()
    await page.keyboard.press('Shift+ArrowDown')
    await expect(tree.getByRole('treeitem', { selected: true })).toHaveCount(2)
    await page.keyboard.press('Delete')
    await expect.poll(() => outlineOf(canvas)).toBe('c')
    await page.keyboard.press('Control+z')
    await expect.poll(() => outlineOf(canvas)).toBe('a, box(b), c')
    await expect(tree.getByRole('treeitem', { selected: true })).toHaveCount(2)
  })

  await test.step('what is selected on the canvas is found in the outline, and the other way', async () => {
    await sectionOf(canvas, 'c').click()
    await expect(row(tree, 'Words of c')).toHaveAttribute('aria-selected', 'true')
    await sectionOf(canvas, 'a').click({ modifiers: ['ControlOrMeta'] })
    await expect(tree.getByRole('treeitem', { selected: true })).toHaveCount(2)
    await expect(page.getByText('2 sections selected', { exact: true })).toBeVisible()

    await page
      .getByLabel('Find on this page')
      .or(page.getByPlaceholder('Find on this page'))
      .fill('of b')
    await expect(row(tree, 'Words of c')).toBeHidden()
    await row(tree, 'Words of b').click()
    await expect(canvas.getByRole('toolbar', { name: 'Text tools' })).toBeVisible()
  })

  await page.getByPlaceholder('Find on this page').fill('')
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
