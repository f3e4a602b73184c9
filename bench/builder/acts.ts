import type { Browser, Locator, Page } from '@playwright/test'
import { type Spread, framesOf, heapOf, dragToEdge, hoverOver, typeSlowly } from './measure.ts'

export interface OpenBuilder {
  page: Page
  /** Milliseconds from the page's data to the page on the canvas. */
  open: number
  tile: Locator
  section: (id: string) => Locator
  startTyping: (id: string) => Promise<void>
  rendered?: () => Promise<number>
  cancelDrag: () => Promise<void>
}

export type OpenPage = (browser: Browser, size: number) => Promise<OpenBuilder>

export interface Acts {
  /** Milliseconds. */
  open: number
  keystroke: Spread
  rendered?: number | undefined
  /** Frame durations while dragging: from the palette, inside the innermost container, far. */
  drags: { fromPalette: Spread; nested: Spread; across: Spread }
  /** Megabytes. */
  heap: number
}

export interface Browsers {
  /** Paints as soon as a frame is ready, so that the refresh rate does not limit keystrokes. */
  unbound: Browser
  /** Paints at the refresh rate of a screen. */
  screen: Browser
}

const keys = 100

export async function measureActs(
  { unbound, screen }: Browsers,
  openPage: OpenPage,
  size: number,
): Promise<Acts> {
  const typed = await withPage(unbound, openPage, size, async (builder) => {
    await builder.startTyping('text-0')
    const keystroke = await typeSlowly(builder.page, keys)
    const rendered = await builder.rendered?.()
    return { open: builder.open, keystroke, rendered, heap: await heapOf(builder.page) }
  })
  const drags = await withPage(screen, openPage, size, measureDrags)
  return { ...typed, drags }
}

async function withPage<Figures>(
  browser: Browser,
  openPage: OpenPage,
  size: number,
  measure: (builder: OpenBuilder) => Promise<Figures>,
): Promise<Figures> {
  const builder = await openPage(browser, size)
  try {
    return await measure(builder)
  } finally {
    await builder.page.context().close()
  }
}

async function measureDrags({ page, tile, section, cancelDrag }: OpenBuilder) {
  const drag = async (from: Locator, move: () => Promise<void>) => {
    const frames = await framesOf(page, from, move)
    await cancelDrag()
    return frames
  }
  const canvas = page.locator('iframe')
  const fromPalette = await drag(tile, () => hoverOver(page, canvas))
  await section('deep-0').scrollIntoViewIfNeeded()
  const nested = await drag(section('deep-0'), () => hoverOver(page, section('nest-5')))
  await section('text-0').scrollIntoViewIfNeeded()
  const across = await drag(section('text-0'), () => dragToEdge(page, canvas))
  return { fromPalette, nested, across }
}
