import type { PageItem } from '@vitrine/contract/content/page.ts'
import type { ComponentType } from 'react'
import { Navbar } from '../types/navbar/navbar.tsx'
import { childrenOf, walkContent, type Content } from '../kit/page-item.ts'
import type { PropsOf, sectionSchemas, SectionType, VersionOf } from './schemas.ts'
import { later, ready, type SectionPart } from '../kit/section-part.ts'
import type { SectionProps } from '../kit/section-props.ts'
import { Topbar } from '../types/topbar/topbar.tsx'

interface Rendering<Type extends SectionType> {
  /** The highest version that the component renders; newer items are skipped. */
  version: VersionOf<Type>
  part: SectionPart<SectionProps<(typeof sectionSchemas)[Type]>>
  /** Set for global content below the page. */
  region?: 'footer'
  /** Returns true if the section needs no JavaScript: shoppers then get its HTML alone. */
  isStill?: (props: Partial<PropsOf<Type>>) => boolean
}

/**
 * Loaded by shoppers without schemas, hence the versions. Sections at the top of every page load at
 * once, others on demand.
 */
export const sectionComponents: { [Type in SectionType]: Rendering<Type> } = {
  topbar: { version: 1, part: ready(Topbar) },
  navbar: { version: 2, part: ready(Navbar) },
  footer: {
    ...still(async () => (await import('../types/footer/footer.tsx')).Footer),
    region: 'footer',
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
  imageBlock: still(async () => (await import('../types/image-block/image-block.tsx')).ImageBlock),
  videoBlock: {
    ...live(async () => (await import('../types/video-block/video-block.tsx')).VideoBlock),
    isStill: ({ videoType, controls, autoplay }) =>
      videoType === 'html5' && controls === true && !autoplay,
  },
  testimonials: still(
    async () => (await import('../types/testimonials/testimonials.tsx')).Testimonials,
  ),
  contactForm: live(
    async () => (await import('../types/contact-form/contact-form.tsx')).ContactForm,
  ),
  freeSection: still(async () => (await loadBlocks()).FreeSection),
  imageWithText: still(async () => (await loadBlocks()).ImageWithText),
  container: still(async () => (await import('../types/container/container.tsx')).Container),
  product: live(async () => (await import('../types/product/product.tsx')).Product),
}

function live<Props>(load: () => Promise<ComponentType<Props>>) {
  return { version: 1 as const, part: later(load) }
}

function still<Props>(load: () => Promise<ComponentType<Props>>) {
  return { ...live(load), isStill: () => true }
}

function loadBlocks() {
  return import('./blocks.tsx')
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

// Pages name sections by strings, so their types end here.
const renderings = sectionComponents as unknown as Readonly<Record<string, AnyRendering>>

function findRendering(item: PageItem): AnyRendering | undefined {
  const rendering = renderingOf(item)
  return rendering && (item.v ?? 1) <= rendering.version ? rendering : undefined
}

function renderingOf({ type }: PageItem): AnyRendering | undefined {
  return Object.hasOwn(renderings, type) ? renderings[type] : undefined
}

export function findPart(item: PageItem): AnyPart | undefined {
  return findRendering(item)?.part
}

/** Splits global content into the parts above and below a page. */
export function splitRegions(globalContent: Content): { header: Content; footer: Content } {
  return {
    header: globalContent.filter((item) => !isFooter(item)),
    footer: globalContent.filter(isFooter),
  }
}

function isFooter(item: PageItem): boolean {
  return renderingOf(item)?.region === 'footer'
}

/**
 * Returns true if the section and all in it need no JavaScript. Of the blocks, which are not
 * listed here, only videos may need it.
 */
export function isStill(item: PageItem): boolean {
  const rendering = findRendering(item)
  const isItself = rendering ? !!rendering.isStill?.(item.props) : item.type !== 'video'
  return isItself && childrenOf(item).every(isStill)
}

/** Loads the components of a page, so that it renders without suspending. */
export async function loadParts(content: Content): Promise<void> {
  await Promise.all([...walkContent(content)].map(async ({ item }) => await findPart(item)?.load()))
}

/** Loads all components, for the server and the builder's canvas. */
export async function loadEveryPart(): Promise<void> {
  await Promise.all(Object.values(renderings).map(({ part }) => part.load()))
}
