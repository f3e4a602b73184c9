import type { FrameLocator, Page } from '@playwright/test'
import { dropFiles } from '../../fixtures/drop-files.ts'
import type { Hand } from '../../fixtures/hand.ts'
import {
  aBlock,
  aFreeSection,
  aText,
  type Item,
  openBuilder,
  outlineOf,
  sectionOf,
} from '../../fixtures/open-builder.ts'
import { expect } from '../../fixtures/product-test.ts'
import type { Task } from './tasks.ts'

interface Vitrine {
  hand: Hand
  page: Page
  canvas: FrameLocator
}

const column = (id: string, ...childComponents: Item[]) => aBlock(id, 'group', { childComponents })

const aSection = (id: string, props: Item['props']): Item => ({ ...aFreeSection(id), props })

const shortPage = [
  aFreeSection('head', aBlock('h', 'heading', { text: 'A heading' })),
  aText('a'),
  aText('b'),
  aText('c'),
  aSection('columns', {
    layout: 'grid',
    childComponents: [column('left', aBlock('l', 'text', { text: 'Left' })), column('right')],
  }),
]
const longPage = Array.from({ length: 100 }, (_, index) => aText(`text-${index}`))

export const openVitrine = (page: Page, task: Task) =>
  openBuilder(page, ...(task.endsWith('page of 100') ? longPage : shortPage))

const settings = (page: Page) => page.getByRole('complementary', { name: 'Settings' })

/** Each does its task by the builder's screen, and checks that it is done. */
export const inVitrine: Record<Task, (builder: Vitrine) => Promise<void>> = {
  'Add a text between two others': async ({ hand, page, canvas }) => {
    const { x, y, width, height } = (await sectionOf(canvas, 'b').boundingBox())!
    await page.mouse.move(x + width / 3, y + height - 4)
    await hand.click(canvas.getByRole('button', { name: 'Add after Text' }))
    await hand.type('text')
    await hand.press('Enter')
    await expect.poll(() => outlineOf(canvas)).toMatch(/a, b, [\w-]{8,}, c/)
  },
  'Move a section to the top': async ({ hand, canvas }) => {
    await hand.drag(sectionOf(canvas, 'c'), sectionOf(canvas, 'head'), { x: 0.5, y: 0.02 })
    await expect.poll(() => outlineOf(canvas)).toMatch(/^c, head/)
  },
  'Change a heading’s words where they are': async ({ hand, canvas }) => {
    await hand.doubleClick(sectionOf(canvas, 'h'))
    await hand.press('ControlOrMeta+a')
    await hand.type('Fresh today')
    await expect(canvas.getByRole('heading', { name: 'Fresh today' })).toBeVisible()
  },
  'Move a text into the other column': async ({ hand, canvas }) => {
    await hand.drag(sectionOf(canvas, 'l'), sectionOf(canvas, 'right'))
    await expect.poll(() => outlineOf(canvas)).toContain('right(l)')
  },
  'Duplicate a section': async ({ hand, canvas }) => {
    await hand.click(sectionOf(canvas, 'b'))
    await hand.press('ControlOrMeta+d')
    await expect.poll(() => outlineOf(canvas)).toMatch(/a, b, [\w-]{8,}, c/)
  },
  'Take the last step back': async ({ hand, page, canvas }) => {
    await sectionOf(canvas, 'b').click()
    await page.keyboard.press('Delete')
    await expect.poll(() => outlineOf(canvas)).toContain('a, c')
    await hand.press('ControlOrMeta+z')
    await expect.poll(() => outlineOf(canvas)).toContain('a, b, c')
  },
  'Change a text size on phones only': async ({ hand, page, canvas }) => {
    await hand.click(sectionOf(canvas, 'b'))
    await hand.click(settings(page).getByRole('button', { name: 'Settings for phones alone' }))
    await hand.write(page.locator('[id="b.fontSize"]'), '3')
    await expect(sectionOf(canvas, 'b').locator('p, div').last()).toHaveCSS('font-size', '48px')
  },
  'Give a heading a colour of the theme': async ({ hand, page, canvas }) => {
    await hand.click(sectionOf(canvas, 'h'))
    await hand.click(page.getByRole('button', { name: 'Choose a colour: Text colour' }))
    await hand.click(page.getByRole('button', { name: 'Accent', exact: true }))
    await expect(sectionOf(canvas, 'h')).toHaveAttribute('style', /--shop-accent/)
  },
  'Add an image of one’s own': async ({ hand, canvas }) => {
    hand.steps.drags += 1
    await dropFiles(sectionOf(canvas, 'b'), [{ name: 'tea.png', type: 'image/png' }])
    await expect(canvas.locator('main img')).toHaveCount(1)
  },
  'Hide a section without deleting it': async ({ hand, canvas }) => {
    await hand.click(sectionOf(canvas, 'b'))
    await hand.press('Alt+h')
    await expect(canvas.getByText('Words of b')).toBeHidden()
  },
  'Find a section by its words on a page of 100': async ({ hand, page }) => {
    await hand.press('ControlOrMeta+k')
    await expect(page.getByRole('dialog').locator('input')).toBeFocused()
    await hand.type('text-73')
    await expect(page.getByRole('dialog').getByRole('button', { name: /text-73/ })).toBeVisible()
    await hand.press('Enter')
    await expect(page.locator('[id="text-73.text"]')).toBeVisible()
  },
  'Copy a section to another page': async ({ hand, page, canvas }) => {
    await hand.click(sectionOf(canvas, 'b'))
    await hand.press('ControlOrMeta+c')
    await hand.click(page.getByRole('combobox', { name: 'Page', exact: true }))
    await hand.click(page.getByRole('option', { name: 'About' }))
    await expect(sectionOf(canvas, 'b')).toHaveCount(0)
    const first = canvas.locator('main [data-section-id]').first()
    await first.waitFor()
    await hand.click(first)
    await hand.press('ControlOrMeta+v')
    await expect(canvas.getByText('Words of b')).toBeVisible()
  },
}
