import type { Locator, Page } from '@playwright/test'

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
  var frameTimes: number[] | undefined
}

async function watchKeystrokes(page: Page) {
  await page.evaluate(() => {
    globalThis.keystrokes = []
    addEventListener(
      'keydown',
      (event) => {
        const note = () => keystrokes.push(performance.now() - event.timeStamp)
        // The first task after the frame begins when the frame is painted.
        requestAnimationFrame(() => {
          void scheduler.postTask(note, { priority: 'user-blocking' })
        })
      },
      { capture: true },
    )
  })
}

/** @returns when the selector appeared on the canvas, by the page's clock, to the frame */
export async function whenShown(page: Page, selector: string): Promise<number> {
  const shown = await page.waitForFunction(
    (sought) => {
      const canvas = document.querySelector('iframe')?.contentDocument
      return canvas?.querySelector(sought) && performance.now()
    },
    selector,
    { polling: 'raf' },
  )
  return Number(await shown.jsonValue())
}

export async function typeSlowly(page: Page, keys: number): Promise<Spread> {
  await watchKeystrokes(page)
  for (let key = 0; key < keys; key++) {
    // Separates keydown from keyup as a person does; Chromium delays tasks after either.
    await page.keyboard.press(String.fromCharCode(97 + (key % 26)), { delay: 20 })
    await page.waitForTimeout(20)
  }
  await page.waitForFunction((count) => keystrokes.length >= count, keys)
  return spreadOf(await page.evaluate(() => keystrokes))
}

export async function framesOf(
  page: Page,
  from: Locator,
  move: () => Promise<void>,
): Promise<Spread> {
  const { x, y } = await middleOf(from)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await watchFrames(page)
  await move()
  const frames = await page.evaluate(() => {
    const times = globalThis.frameTimes ?? []
    globalThis.frameTimes = undefined
    return times
  })
  return spreadOf(frames.slice(1))
}

export async function hoverOver(page: Page, place: Locator) {
  const { x, top, bottom } = await middleOf(place)
  const steps = 60
  await page.mouse.move(x, top, { steps })
  await page.mouse.move(x + 40, bottom, { steps })
  await page.mouse.move(x - 40, top, { steps })
}

export async function dragToEdge(page: Page, canvas: Locator) {
  const { x, bottom } = await middleOf(canvas)
  await page.mouse.move(x, bottom, { steps: 30 })
  for (let turn = 0; turn < 200; turn++) {
    await page.mouse.move(x + (turn % 20), bottom + (turn % 2))
    await page.waitForTimeout(16)
  }
}

async function middleOf(place: Locator) {
  const box = await place.boundingBox()
  if (!box) throw new Error(`${place.toString()} is not to be seen.`)
  const height = place.page().viewportSize()?.height ?? Infinity
  const bottom = Math.min(box.y + box.height, height)
  const margin = Math.min(20, (bottom - box.y) / 4)
  return {
    x: box.x + box.width / 2,
    y: (box.y + bottom) / 2,
    top: box.y + margin,
    bottom: bottom - margin,
  }
}

async function watchFrames(page: Page) {
  await page.evaluate(() => {
    globalThis.frameTimes = []
    let before = performance.now()
    const note = (now: number) => {
      frameTimes?.push(now - before)
      before = now
      if (frameTimes) requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
}

/** Megabytes of JavaScript heap after a garbage collection. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize / 1e6
}
