import type { FrameLocator, Locator, Page } from '@playwright/test'
import type { Hand } from '../../fixtures/hand.ts'
import { expect } from '../../fixtures/product-test.ts'
import type { Task } from './tasks.ts'

interface Puck {
  hand: Hand
  page: Page
  canvas: FrameLocator
}

export async function openPuck(page: Page, origin: string, task: Task): Promise<FrameLocator> {
  await page.goto(`${origin}/?${task.endsWith('page of 100') ? 'size=100' : 'tasks'}`)
  const canvas = page.frameLocator('iframe')
  await canvas.locator('[data-text]').first().waitFor()
  await expect(page.getByText('Blocks', { exact: true })).toBeVisible()
  return canvas
}

const at = (canvas: FrameLocator, id: string): Locator => canvas.locator(`[data-text="${id}"]`)

/** Ids begin with the type's name where Puck makes them. */
const orderOf = (canvas: FrameLocator) =>
  canvas
    .locator('[data-text]')
    .evaluateAll((all) =>
      all
        .map((each) => (each as HTMLElement).dataset['text']!.replace(/^Text-.*/, 'new'))
        .join(' '),
    )

/** Puck's fields: text, textarea, number, select, radio, rich text, array, object, slot, and own code. */
const noField = 'it has no such field, and no theme'

/** A sentence says why a task cannot be done by Puck's screen. */
export const inPuck: Record<Task, ((editor: Puck) => Promise<void>) | string> = {
  'Add a text between two others': async ({ hand, page, canvas }) => {
    // Puck draws each twice, the second one on top.
    await hand.drag(page.locator('[class*="DrawerItem-draggable"]').nth(1), at(canvas, 'c'), {
      x: 0.2,
      y: 0,
    })
    await expect.poll(() => orderOf(canvas)).toBe('h a b new c columns l')
  },
  'Move a section to the top': async ({ hand, canvas }) => {
    await hand.drag(at(canvas, 'c'), at(canvas, 'h'), { x: 0.2, y: 0 })
    await expect.poll(() => orderOf(canvas)).toBe('c h a b columns l')
  },
  'Change a heading’s words where they are': async ({ hand, canvas }) => {
    const words = at(canvas, 'h').locator('[contenteditable]')
    await words.hover()
    await expect(words).toHaveAttribute('contenteditable', 'plaintext-only')
    await hand.click(words)
    await hand.press('ControlOrMeta+a')
    await hand.type('Fresh today')
    await expect(at(canvas, 'h')).toHaveText('Fresh today')
  },
  'Move a text into the other column': async ({ hand, canvas }) => {
    await hand.drag(at(canvas, 'l'), at(canvas, 'columns').locator(':scope > div').nth(1))
    await expect(at(canvas, 'columns').locator(':scope > div').nth(1)).toContainText('Paragraph l')
  },
  'Duplicate a section': async ({ hand, canvas }) => {
    await hand.click(at(canvas, 'b'))
    await hand.click(canvas.getByTitle('Duplicate'))
    await expect.poll(() => orderOf(canvas)).toBe('h a b new c columns l')
  },
  'Take the last step back': async ({ hand, page, canvas }) => {
    await at(canvas, 'b').click()
    await canvas.getByTitle('Delete').click()
    await expect.poll(() => orderOf(canvas)).toBe('h a c columns l')
    // Puck closes a step by a timer.
    await page.waitForTimeout(500)
    await hand.press('ControlOrMeta+z')
    await expect.poll(() => orderOf(canvas)).toBe('h a b c columns l')
  },
  'Change a text size on phones only':
    'a field has one value for all screens; its viewports only show the page',
  'Give a heading a colour of the theme': noField,
  'Add an image of one’s own': 'it takes no files; a field can have the address of an image',
  'Hide a section without deleting it': 'it has no such act',
  'Find a section by its words on a page of 100': async ({ hand, page, canvas }) => {
    // Its outline names types, not words, so the canvas is read from the top.
    hand.steps.clicks += await scrollTo(page, at(canvas, 'text-73'))
    await hand.click(at(canvas, 'text-73'))
    await expect(canvas.getByTitle('Duplicate')).toBeVisible()
  },
  'Copy a section to another page': 'it has no clipboard, and opens one page',
}

/** Turns the wheel by a screen at a time; returns how often. */
async function scrollTo(page: Page, goal: Locator): Promise<number> {
  await page.mouse.move(720, 500)
  for (let turns = 0; turns < 100; turns += 1) {
    const box = await goal.boundingBox()
    if (box && box.y > 120 && box.y + box.height < 880) return turns
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(60)
  }
  throw new Error('It is not to be found.')
}
