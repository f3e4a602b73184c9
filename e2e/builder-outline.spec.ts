import type { Locator, Page } from '@playwright/test'
import { aContainer, aText, openBuilder, outlineOf, sectionOf } from './open-builder.ts'
import { expect, expectAccessible, test } from './product-test.ts'

const content = [aText('a'), aContainer('box', aText('b')), aText('c')]

async function openLayers(page: Page) {
  await page.getByRole('tab', { name: 'Layers' }).click()
  return page.getByRole('tree', { name: 'Sections of this page' })
}

const row = (tree: Locator, name: string) => tree.getByRole('treeitem', { name })

test('a section dragged in the outline drops where the line is', async ({ page }) => {
  const canvas = await openBuilder(page, ...content)
  const tree = await openLayers(page)
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

test('choosing in the outline scrolls the page in the canvas and leaves the canvas in its place', async ({
  page,
}) => {
  const tall = { padding: '6rem 2rem' }
  const texts = Array.from({ length: 12 }, (_, index) => aText(`t${index}`))
  await openBuilder(page, ...texts.map((text) => ({ ...text, props: { ...text.props, ...tall } })))
  const tree = await openLayers(page)
  const placeOfCanvas = () =>
    page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().y)
  const before = await placeOfCanvas()
  const footer = page.frameLocator('iframe').getByRole('contentinfo').first()
  await row(tree, 'Footer').click()
  await expect(footer).toBeInViewport()
  await row(tree, 'Words of t0').click()
  await expect(footer).not.toBeInViewport()
  await row(tree, 'Footer').click()
  await expect(footer).toBeInViewport()
  expect(await placeOfCanvas()).toBe(before)
})

test('the outline is a tree for the keyboard', async ({ page }) => {
  const canvas = await openBuilder(page, ...content)
  const tree = await openLayers(page)
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
  await expectAccessible(page)
  await page.keyboard.press('Delete')
  await expect.poll(() => outlineOf(canvas)).toBe('c')
  await page.keyboard.press('Control+z')
  await expect.poll(() => outlineOf(canvas)).toBe('a, box(b), c')
  await expect(tree.getByRole('treeitem', { selected: true })).toHaveCount(2)
})

test('what is selected on the canvas is found in the outline, and the other way', async ({
  page,
}) => {
  const canvas = await openBuilder(page, ...content)
  const tree = await openLayers(page)
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

test('the outline of 1,000 sections draws only what is seen', async ({ page }) => {
  await openBuilder(page, ...Array.from({ length: 1000 }, (_, nth) => aText(`t${nth}`)))
  const tree = await openLayers(page)
  await row(tree, 'Words of t0').focus()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(row(tree, 'Words of t999')).toBeInViewport()
  expect(await tree.getByRole('treeitem').count()).toBeLessThan(70)
})
