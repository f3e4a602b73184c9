import { type FrameLocator, type Page } from '@playwright/test'
import { aContainer, aText, openBuilder, outlineOf, sectionOf } from './open-builder.ts'
import { expect, test } from './product-test.ts'

const toolbar = (canvas: FrameLocator) => canvas.getByRole('toolbar')
const tool = (canvas: FrameLocator, name: string) =>
  toolbar(canvas).getByRole('button', { name, exact: true })

async function dragTo(page: Page, { x, y }: { x: number; y: number }) {
  await page.mouse.down()
  await page.mouse.move(x, y, { steps: 12 })
}

test('a selected component shows its name, Duplicate, Move Up, Move Down and Delete', async ({
  page,
}) => {
  const canvas = await openBuilder(page, aText('a'), aText('b'), aText('c'))
  await sectionOf(canvas, 'b').click()
  await expect(toolbar(canvas)).toContainText('Text')

  await tool(canvas, 'Move Up').click()
  await expect.poll(() => outlineOf(canvas)).toBe('b, a, c')
  // At the top there is no further up.
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => outlineOf(canvas)).toBe('b, a, c')
  await tool(canvas, 'Move Down').click()
  await expect.poll(() => outlineOf(canvas)).toBe('a, b, c')

  await tool(canvas, 'Duplicate').click()
  await expect.poll(() => outlineOf(canvas)).toMatch(/^a, b, [\w-]{8,}, c$/)
  await expect(canvas.getByText('Words of b')).toHaveCount(2)
  await tool(canvas, 'Delete').click()
  await expect.poll(() => outlineOf(canvas)).toBe('a, b, c')
})

test('selecting a component toggles it, and undo and redo move components and selection', async ({
  page,
}) => {
  const canvas = await openBuilder(page, aText('a'), aText('b'))
  await sectionOf(canvas, 'a').click()
  await expect(toolbar(canvas)).toBeVisible()
  await sectionOf(canvas, 'a').click({ position: { x: 30, y: 60 } })
  await expect(toolbar(canvas)).toBeHidden()

  await sectionOf(canvas, 'b').click()
  await tool(canvas, 'Delete').click()
  await expect.poll(() => outlineOf(canvas)).toBe('a')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => outlineOf(canvas)).toBe('a, b')
  await expect(toolbar(canvas)).toBeVisible()
  await page.getByRole('button', { name: 'Redo', exact: true }).click()
  await expect.poll(() => outlineOf(canvas)).toBe('a')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await sectionOf(canvas, 'a').click()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.getByRole('button', { name: 'Redo', exact: true })).toBeDisabled()
})

test('a slide that is picked in the panel is shown, and the slides stop moving', async ({
  page,
}) => {
  const titles = ['Morning', 'Noon', 'Evening']
  const slides = titles.map((title) => ({ id: title, title }))
  const props = { slides, autoplayDelay: 1000 }
  const canvas = await openBuilder(page, { id: 'h', type: 'hero', contentType: 'normal', props })
  const shown = canvas.locator('[aria-current=true]')
  await expect(shown).toHaveAttribute('aria-label', 'Slide 2')

  await canvas.getByRole('heading', { name: 'Noon' }).click()
  const settings = page.getByRole('complementary', { name: 'Settings' })
  await settings.getByRole('button', { name: 'Evening', exact: true }).click()
  await expect(shown).toHaveAttribute('aria-label', 'Slide 3')
  await page.mouse.move(600, 5)
  const passed = await canvas.locator('body').evaluate(
    (body) =>
      new Promise<string[]>((resolve) => {
        const seen: string[] = []
        const observer = new MutationObserver(() => seen.push('moved'))
        const options = { subtree: true, attributeFilter: ['aria-current'] }
        observer.observe(body, options)
        // Longer than two slides would have stood.
        setTimeout(() => resolve(seen), 2500)
      }),
  )
  expect(passed).toEqual([])
  await settings.getByRole('button', { name: 'Morning', exact: true }).click()
  await expect(shown).toHaveAttribute('aria-label', 'Slide 1')
})

test('a dragged component dropped outside any target is deleted, and can be brought back', async ({
  page,
}) => {
  const canvas = await openBuilder(page, aText('a'), aText('b'))
  await canvas.getByText('Words of b').hover()
  await dragTo(page, { x: 108, y: 400 })
  await expect(page.locator('[data-carried][data-outside]')).toBeVisible()
  await page.mouse.up()
  await expect.poll(() => outlineOf(canvas)).toBe('a')
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => outlineOf(canvas)).toBe('a, b')
})

test('a container has a dashed border, asks for components, and takes new and existing ones', async ({
  page,
}) => {
  const canvas = await openBuilder(page, aContainer('box'), aText('a'))
  const empty = canvas.getByText('Drag components here')
  await expect(empty).toHaveCSS('border-style', 'dashed')
  const target = (await empty.boundingBox())!
  const middle = { x: target.x + target.width / 2, y: target.y + target.height / 2 }

  await canvas.getByText('Words of a').hover()
  await dragTo(page, middle)
  await expect(canvas.getByText('Release to drop').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect.poll(() => outlineOf(canvas)).toBe('box(), a')

  await canvas.getByText('Words of a').hover()
  await dragTo(page, middle)
  await page.mouse.up()
  await expect.poll(() => outlineOf(canvas)).toBe('box(a)')

  await page.getByRole('button', { name: 'Text', exact: true }).hover()
  await dragTo(page, middle)
  await page.mouse.up()
  await expect.poll(() => outlineOf(canvas)).toMatch(/^box\((a, [\w-]+|[\w-]+, a)\)$/)
})

test('adding goes to the end, and first inside a container that is selected', async ({ page }) => {
  const canvas = await openBuilder(page, aText('a'), aContainer('box', aText('b')))
  await page.getByRole('button', { name: 'Text', exact: true }).click()
  await expect.poll(() => outlineOf(canvas)).toMatch(/^a, box\(b\), [\w-]+$/)
  await page.getByRole('tab', { name: 'Layers' }).click()
  await page.getByRole('treeitem', { name: 'Container' }).click()
  await page.getByRole('tab', { name: 'Add' }).click()
  await page.getByRole('button', { name: 'Text', exact: true }).click()
  await expect.poll(() => outlineOf(canvas)).toMatch(/^a, box\([\w-]{8,}, b\), [\w-]+$/)
})
