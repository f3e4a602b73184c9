import type { Page } from '@playwright/test'

declare let badgeMoved: Promise<string>

/** Begins to watch the cart's badge; what it gives waits until the badge has moved and rests, and says how long it was to move. */
export async function watchBadge(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<string>()
    Object.assign(globalThis, { badgeMoved: promise })
    let moves: string | undefined
    // Not by events of the animation: a machine that stands still for half a second sends none.
    requestAnimationFrame(function look() {
      const badge = document.querySelector('[aria-label^="Cart"] span')
      const isMoving = badge && badge.getAnimations().length > 0
      if (isMoving) moves = getComputedStyle(badge).animationDuration
      if (moves && !isMoving) resolve(moves)
      else requestAnimationFrame(look)
    })
  })
  return () => page.evaluate(() => badgeMoved)
}
