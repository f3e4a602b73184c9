import type { FrameLocator, Page } from '@playwright/test'
import {
  aContainer,
  aText,
  type Item,
  openBuilder,
  outlineOf,
  sectionOf,
} from '../fixtures/open-builder.ts'
import { expect, test } from '../fixtures/product-test.ts'

const toolbar = (canvas: FrameLocator) => canvas.getByRole('toolbar')
const tool = (canvas: FrameLocator, name: string) =>
  toolbar(canvas).getByRole('button', { name, exact: true })

async function dragTo(page: Page, { x, y }: { x: number; y: number }) {
  await page.mouse.down()
  await page.mouse.move(x, y, { steps: 12 })
}

test('components are selected, moved, added, nested and deleted on the canvas', async ({
  page,
}) => {
  const canvas = await openBuilder(page, aText('a'), aText('b'), aText('c'), aContainer('box'))

  await test.step('a selected component shows its name, Duplicate, Move Up, Move Down and Delete', async () => {
    await sectionOf(canvas, 'b').click()
    await expect(toolbar(canvas)).toContainText('Text')

    await tool(canvas, 'Move Up').click()
    await expect.poll(() => outlineOf(canvas)).toBe('b, a, c, box()')
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(() => outlineOf(canvas)).toBe('b, a, c, box()')
    await tool(canvas, 'Move Down').click()
    await expect.poll(() => outlineOf(canvas)).toBe('a, b, c, box()')

    await tool(canvas, 'Duplicate').click()
    await expect.poll(() => outlineOf(canvas)).toMatch(/^a, b, [\w-]{8,}, c, box\(\)$/)
    await expect(canvas.getByText('Words of b')).toHaveCount(2)
    await tool(canvas, 'Delete').click()
    await expect.poll(() => outlineOf(canvas)).toBe('a, b, c, box()')
  })

  await test.step('selecting a component toggles it, and undo and redo move components and selection', async () => {
    await sectionOf(canvas, 'a').click()
    await expect(toolbar(canvas)).toBeVisible()
    await sectionOf(canvas, 'a').click({ position: { x: 30, y: 60 } })
    await expect(toolbar(canvas)).toBeHidden()

    await sectionOf(canvas, 'b').click()
    await tool(canvas, 'Delete').click()
    await expect.poll(() => outlineOf(canvas)).toBe('a, c, box()')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(() => outlineOf(canvas)).toBe('a, b, c, box()')
    await expect(toolbar(canvas)).toBeVisible()
    await page.getByRole('button', { name: 'Redo', exact: true }).click()
    await expect.poll(() => outlineOf(canvas)).toBe('a, c, box()')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await sectionOf(canvas, 'a').click()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(page.getByRole('button', { name: 'Redo', exact: true })).toBeDisabled()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(() => outlineOf(canvas)).toBe('a, b, c, box()')
  })

  await test.step('a dragged component dropped outside any target is deleted, and can be brought back', async () => {
    await canvas.getByText('Words of b').hover()
    await dragTo(page, { x: 108, y: 400 })
    await expect(page.locator('[data-carried][data-outside]')).toBeVisible()
    await page.mouse.up()
    await expect.poll(() => outlineOf(canvas)).toBe('a, c, box()')
    await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => outlineOf(canvas)).toBe('a, b, c, box()')
  })

  await test.step('a container has a dashed border, asks for components, and takes new and existing ones', async () => {
    const empty = canvas.getByText('Drag components here')
    await expect(empty).toHaveCSS('border-style', 'dashed')
    const target = (await empty.boundingBox())!
    const middle = { x: target.x + target.width / 2, y: target.y + target.height / 2 }

    await canvas.getByText('Words of c').hover()
    await dragTo(page, middle)
    await expect(canvas.getByText('Release to drop').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect.poll(() => outlineOf(canvas)).toBe('a, b, c, box()')

    await canvas.getByText('Words of c').hover()
    await dragTo(page, middle)
    await page.mouse.up()
    await expect.poll(() => outlineOf(canvas)).toBe('a, b, box(c)')

    await page.getByRole('button', { name: 'Text', exact: true }).hover()
    await dragTo(page, middle)
    await page.mouse.up()
    await expect.poll(() => outlineOf(canvas)).toMatch(/^a, b, box\((c, [\w-]+|[\w-]+, c)\)$/)
  })

  await test.step('adding goes to the end, and first inside a container that is selected', async () => {
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await page.getByRole('button', { name: 'Text', exact: true }).click()
    await expect.poll(() => outlineOf(canvas)).toMatch(/^a, b, box\(c\), [\w-]+$/)
    await page.getByRole('tab', { name: 'Layers' }).click()
    await page.getByRole('treeitem', { name: 'Container' }).click()
    await page.getByRole('tab', { name: 'Add' }).click()
    await page.getByRole('button', { name: 'Text', exact: true }).click()
    await expect.poll(() => outlineOf(canvas)).toMatch(/^a, b, box\([\w-]{8,}, c\), [\w-]+$/)
  })

  await test.step('where the system sets the colours, what is chosen has a border', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    const bar = page.getByRole('banner')
    const outline = (name: string) => bar.getByRole('button', { name, exact: true })
    await expect(outline('Desktop')).toHaveCSS('outline-style', 'solid')
    await expect(outline('Tablet, 768 px')).toHaveCSS('outline-style', 'none')
    await expect(page.getByRole('tab', { name: 'Add' })).toHaveCSS('outline-style', 'solid')
    await expect(page.getByRole('tab', { name: 'Layers' })).toHaveCSS('outline-style', 'none')

    await sectionOf(canvas, 'a').click()
    await expect(page.locator('.mantine-Switch-track').first()).toHaveCSS('border-style', 'solid')
    // The space between sections is a border.
    await expect(sectionOf(canvas, 'a')).not.toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)')
  })
})

test('a hero is edited slide by slide, and its tools stay in view', async ({ page }) => {
  const titles = ['Morning', 'Noon', 'Evening']
  const slides = titles.map((title) => ({ id: title, title }))
  const props = { slides, autoplayDelay: 1000 }
  const hero: Item = { id: 'h', type: 'hero', contentType: 'normal', props }
  const columns = ['a', 'b', 'c', 'd', 'e'].map(aText)
  const row = aContainer('row', ...columns)
  row.props['direction'] = 'row'
  const tall = aText('tall')
  tall.props['padding'] = '60rem 2rem'
  const canvas = await openBuilder(page, hero, row, tall)
  const settings = page.getByRole('complementary', { name: 'Settings' })

  await test.step('a slide that is picked in the panel is shown, and the slides stop moving', async () => {
    const shown = canvas.locator('[aria-current=true]')
    await expect(shown).toHaveAttribute('aria-label', 'Slide 2')

    await canvas.getByRole('heading', { name: 'Noon' }).click()
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
          // Longer than the autoplay delay of two slides.
          setTimeout(() => resolve(seen), 2500)
        }),
    )
    expect(passed).toEqual([])
    await settings.getByRole('button', { name: 'Morning', exact: true }).click()
    await expect(shown).toHaveAttribute('aria-label', 'Slide 1')
  })

  await test.step('a double click edits a text and leaves the slide open that is edited in the panel', async () => {
    const entry = settings.getByRole('button', { name: 'Morning', exact: true })
    await expect(entry).toHaveAttribute('aria-expanded', 'true')

    const title = canvas.getByRole('heading', { name: 'Morning' })
    await title.dblclick()
    await expect(title).toHaveAttribute('contenteditable', 'plaintext-only')
    await page.keyboard.type('Dawn')
    await page.keyboard.press('Enter')
    await expect(settings.getByRole('button', { name: 'Dawn', exact: true })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    await sectionOf(canvas, 'h').click({ position: { x: 20, y: 60 } })
    await expect(toolbar(canvas)).toBeHidden()
  })

  await test.step('the tools of a section stay in view, beside the edge and when its top is not', async () => {
    await page.getByRole('button', { name: 'Mobile, 390 px' }).click()
    await canvas.getByText('Words of e').click()
    await expect(tool(canvas, 'Delete')).toBeInViewport({ ratio: 0.99 })

    await page.getByRole('button', { name: 'Desktop', exact: true }).click()
    await canvas.getByText('Words of tall').click()
    await expect(tool(canvas, 'Duplicate')).toBeInViewport({ ratio: 0.99 })
  })
})
