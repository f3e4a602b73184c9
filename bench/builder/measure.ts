import type { Page } from '@playwright/test'

/** Milliseconds. */
export interface Spread {
  p50: number
  p95: number
  worst: number
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  return { p50: at(0.5) ?? NaN, p95: at(0.95) ?? NaN, worst: sorted.at(-1) ?? NaN }
}

declare global {
  var keystrokes: number[]
  var frameTimes: number[]
}

/** Notes, for every key pressed in the page, when what it changed had been painted. */
async function watchKeystrokes(page: Page) {
  await page.evaluate(() => {
    globalThis.keystrokes = []
    addEventListener(
      'keydown',
      (event) => {
        // A task after the frame begins when the frame has been painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () =>
            keystrokes.push(performance.now() - event.timeStamp),
          )
          port1.start()
          port2.postMessage(0)
        })
      },
      { capture: true },
    )
  })
}

export async function typeSlowly(page: Page, keys: number): Promise<Spread> {
  await watchKeystrokes(page)
  for (let key = 0; key < keys; key++) {
    await page.keyboard.press(String.fromCharCode(97 + (key % 26)))
    await page.waitForTimeout(20)
  }
  await page.waitForFunction((count) => keystrokes.length >= count, keys)
  return spreadOf(await page.evaluate(() => keystrokes))
}

/** Notes how long every frame lasts from now on. */
export async function watchFrames(page: Page) {
  await page.evaluate(() => {
    globalThis.frameTimes = []
    let before = performance.now()
    const note = (now: number) => {
      frameTimes.push(now - before)
      before = now
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
}

export async function framesOf(page: Page): Promise<Spread> {
  // The first frame lasts since the watch began.
  return spreadOf((await page.evaluate(() => frameTimes)).slice(1))
}

export interface Point {
  x: number
  y: number
}

/** Moves the held pointer along the points, as evenly as a hand does. */
export async function dragAlong(page: Page, points: readonly Point[], steps: number) {
  const [first, ...rest] = points
  if (!first) return
  await page.mouse.move(first.x, first.y)
  await page.mouse.down()
  for (const { x, y } of rest) await page.mouse.move(x, y, { steps })
}

/** Megabytes of JavaScript after a collection. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize / 1e6
}
