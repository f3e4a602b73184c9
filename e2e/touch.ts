import type { Page } from '@playwright/test'
import { expect } from './product-test.ts'

interface Point {
  x: number
  y: number
}

interface Box extends Point {
  width: number
  height: number
}

export const middleOf = ({ x, y, width, height }: Box): Point => ({
  x: x + width / 2,
  y: y + height / 2,
})

/** A finger that rests until it holds a section, goes somewhere, and is lifted. */
export async function drag(page: Page, from: Box, to: Point) {
  await slide(page, from, to, {
    onHeld: () => expect(page.locator('[data-carried]')).toBeVisible(),
    onThere: () => expect(page.locator('[data-carried]:not([data-outside])')).toBeVisible(),
  })
}

interface Waits {
  onHeld?: () => Promise<void>
  onThere?: () => Promise<void>
}

/** A finger that is put down, goes somewhere, and is lifted. */
export async function slide(page: Page, from: Box, to: Point, { onHeld, onThere }: Waits = {}) {
  const touch = await page.context().newCDPSession(page)
  const at = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints })
  const start = middleOf(from)
  await at('touchStart', [start])
  await onHeld?.()
  for (let step = 1; step <= 6; step++) {
    const part = step / 6
    await at('touchMove', [
      { x: start.x + (to.x - start.x) * part, y: start.y + (to.y - start.y) * part },
    ])
  }
  await onThere?.()
  await at('touchEnd', [])
}
