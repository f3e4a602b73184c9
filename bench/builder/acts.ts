import type { Browser, Locator, Page } from '@playwright/test'
import { type Spread, framesOf, heapOf, holdAtEdge, holdOver, typeSlowly } from './measure.ts'

/** A builder with a page open in it. */
export interface OpenBuilder {
  page: Page
  /** Milliseconds from the page's data to the page on the canvas. */
  open: number
  /** A tile of the palette, to drag from. */
  tile: Locator
  /** A section on the canvas, by the id that the bench gave it. */
  section: (id: string) => Locator
  /** Picks the section and puts the cursor into the field of its text. */
  startTyping: (id: string) => Promise<void>
  /** How many sections have changed on the canvas since typing began, where that can be seen. */
  rendered?: () => Promise<number>
  /** Ends what is dragged where it came from. */
  cancelDrag: () => Promise<void>
}

export type OpenPage = (browser: Browser, size: number) => Promise<OpenBuilder>

/** What was measured with a page of one size open. */
export interface Acts {
  /** Milliseconds. */
  open: number
  keystroke: Spread
  rendered?: number | undefined
  /** The length of frames while something is dragged: in, inside the innermost container, far. */
  drags: { fromPalette: Spread; nested: Spread; across: Spread }
  /** Megabytes. */
  heap: number
}

export interface Browsers {
  /** Paints a frame as soon as it is ready, so that a keystroke is not measured in screen rates. */
  unbound: Browser
  /** Paints at the rate of a screen, as a drag is seen. */
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
  const fromPalette = await drag(tile, () => holdOver(page, canvas))
  await section('deep-0').scrollIntoViewIfNeeded()
  const nested = await drag(section('deep-0'), () => holdOver(page, section('nest-5')))
  await section('text-0').scrollIntoViewIfNeeded()
  const across = await drag(section('text-0'), () => holdAtEdge(page, canvas))
  return { fromPalette, nested, across }
}
