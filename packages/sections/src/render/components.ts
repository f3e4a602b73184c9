import type { PageItem } from '@vitrine/contract/content/page.ts'
import { Navbar } from '../types/navbar/navbar.tsx'
import { childrenOf, walkContent, type Content } from '../kit/page-item.ts'
import { later, ready, type SectionPart } from '../kit/section-part.ts'
import type { SectionProps } from '../kit/section-props.ts'
import { live, still, type Rendering } from './rendering.ts'
import { Topbar } from '../types/topbar/topbar.tsx'

/** The types that every page knows; the others are in `library.ts`. */
export type FirstType =
  | 'topbar'
  | 'navbar'
  | 'footer'
  | 'hero'
  | 'productGrid'
  | 'simpleProductGrid'
  | 'productSlider'
  | 'categoriesSlider'
  | 'textBlock'
  | 'container'

/**
 * Loaded by shoppers without schemas, hence the versions. Sections at the top of every page load at
 * once, others on demand.
 */
const firstComponents: { [Type in FirstType]: Rendering<Type> } = {
  topbar: { version: 1, part: ready(Topbar) },
  navbar: { version: 3, part: ready(Navbar) },
  footer: {
    ...still(async () => (await import('../types/footer/footer.tsx')).Footer),
    region: 'footer',
    version: 2,
  },
  hero: {
    ...live(async () => (await import('../types/hero/hero.tsx')).Hero),
    isStill: ({ slides = [] }) =>
      slides.length < 2 && slides.every(({ backgroundType }) => backgroundType !== 'video'),
  },
  productGrid: live(
    async () => (await import('../types/product-grid/product-grid.tsx')).ProductGrid,
  ),
  simpleProductGrid: live(
    async () =>
      (await import('../types/simple-product-grid/simple-product-grid.tsx')).SimpleProductGrid,
  ),
  productSlider: live(
    async () => (await import('../types/product-slider/product-slider.tsx')).ProductSlider,
  ),
  categoriesSlider: live(
    async () => (await import('../types/categories-slider/categories-slider.tsx')).CategoriesSlider,
  ),
  textBlock: {
    ...still(async () => (await import('../types/text-block/text-block.tsx')).TextBlock),
    version: 2,
  },
  container: still(async () => (await import('../types/container/container.tsx')).Container),
}

export interface AnyProps extends Omit<SectionProps<{ defaults: object }>, 'props'> {
  props: Readonly<Record<string, unknown>>
}

export type AnyPart = SectionPart<AnyProps>

interface AnyRendering {
  version: number
  part: AnyPart
  region?: 'footer'
  isStill?: (props: Readonly<Record<string, unknown>>) => boolean
}

type AnyRenderings = Readonly<Record<string, AnyRendering>>

// Pages name sections by strings, so their types end here.
const first = firstComponents as unknown as AnyRenderings
let known = first

export async function loadLibrary(): Promise<void> {
  known = { ...first, ...((await import('./library.ts')).library as unknown as AnyRenderings) }
}

function findRendering(item: PageItem): AnyRendering | undefined {
  const rendering = renderingOf(item.type)
  return rendering && (item.v ?? 1) <= rendering.version ? rendering : undefined
}

export function renderingOf(type: string): AnyRendering | undefined {
  return Object.hasOwn(known, type) ? known[type] : undefined
}

export function findPart(item: PageItem): AnyPart | undefined {
  if (known !== first || renderingOf(item.type)) return findRendering(item)?.part
  return later(async () => {
    await loadLibrary()
    return (await findRendering(item)?.part.load()) ?? (() => null)
  })
}

/** Splits global content into the parts above and below a page. */
export function splitRegions(globalContent: Content): { header: Content; footer: Content } {
  return {
    header: globalContent.filter((item) => !isFooter(item)),
    footer: globalContent.filter(isFooter),
  }
}

function isFooter(item: PageItem): boolean {
  return renderingOf(item.type)?.region === 'footer'
}

/**
 * Returns true if the section and all in it need no JavaScript. Of the blocks, which are not
 * listed here, only videos and parts of products may need it; a served page says if a section of the library does.
 */
export function isStill(item: PageItem): boolean {
  const rendering = findRendering(item)
  const isItself = rendering
    ? !!rendering.isStill?.(item.props)
    : !/^(video|product[A-Z])/.test(item.type)
  return isItself && childrenOf(item).every(isStill)
}

/** Returns true if a section of the library needs JavaScript. */
export function needsLibrary(content: Content): boolean {
  return [...walkContent(content)].some(
    ({ item }) => !Object.hasOwn(first, item.type) && !isStill(item),
  )
}

/** Loads the components of a page, so that it renders without suspending. */
export async function loadParts(content: Content): Promise<void> {
  await Promise.all([...walkContent(content)].map(async ({ item }) => await findPart(item)?.load()))
}

/** Loads all components, for the server and the builder's canvas. */
export async function loadEveryPart(): Promise<void> {
  await loadLibrary()
  await Promise.all(Object.values(known).map(({ part }) => part.load()))
}
