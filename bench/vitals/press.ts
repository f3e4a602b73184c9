import { setTimeout as wait } from 'node:timers/promises'
import type { Locator } from '@playwright/test'

/** Milliseconds. */
const pressMs = 80

/** Playwright's tap releases immediately, which no finger does. */
export async function press(button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded()
  const box = (await button.boundingBox())!
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  const session = await button.page().context().newCDPSession(button.page())
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await wait(pressMs)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
