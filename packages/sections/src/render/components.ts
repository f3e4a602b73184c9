import type { PageItem } from '@vitrine/contract/content/page.ts'
import { Navbar } from '../types/navbar/navbar.tsx'
import { childrenOf, walkContent, type Content } from '../kit/page-item.ts'
import type { PropsOf, sectionSchemas, SectionType, VersionOf } from './schemas.ts'
import { later, ready, type SectionPart } from '../kit/section-part.ts'
import type { SectionProps } from '../kit/section-props.ts'
import { Topbar } from '../types/topbar/topbar.tsx'

interface Rendering<Type extends SectionType> {
  /** What the component can show; items of a newer version are not shown. */
  version: VersionOf<Type>
  part: SectionPart<SectionProps<(typeof sectionSchemas)[Type]>>
  /** Global content that stands below the page. */
  region?: 'footer'
  /** Whether the section does nothing in the browser: shoppers then get its HTML alone. */
  isStill?: (props: Partial<PropsOf<Type>>) => boolean
}

/**
 * Shoppers load this and no schema, so it says for itself which versions it shows. What stands at
 * the top of every page comes at once, the rest when a page shows it.
 */
export const sectionComponents: { [Type in SectionType]: Rendering<Type> } = {
  topbar: { version: 1, part: ready(Topbar) },
  navbar: { version: 2, part: ready(Navbar) },
  footer: {
    version: 1,
    region: 'footer',
    part: later(async () => (await import('../types/footer/footer.tsx')).Footer),
    isStill: () => true,
  },
  hero: {
    version: 1,
    part: later(async () => (await import('../types/hero/hero.tsx')).Hero),
    isStill: ({ slides = [] }) =>
      slides.length < 2 && slides.every(({ backgroundType }) => backgroundType !== 'video'),
  },
  productGrid: {
    version: 1,
    part: later(async () => (await import('../types/product-grid/product-grid.tsx')).ProductGrid),
  },
  simpleProductGrid: {
    version: 1,
    part: later(
      async () =>
        (await import('../types/simple-product-grid/simple-product-grid.tsx')).SimpleProductGrid,
    ),
  },
  productSlider: {
    version: 1,
    part: later(
      async () => (await import('../types/product-slider/product-slider.tsx')).ProductSlider,
    ),
  },
  categoriesSlider: {
    version: 1,
    part: later(
      async () =>
        (await import('../types/categories-slider/categories-slider.tsx')).CategoriesSlider,
    ),
  },
  textBlock: {
    version: 2,
    part: later(async () => (await import('../types/text-block/text-block.tsx')).TextBlock),
    isStill: () => true,
  },
  imageBlock: {
    version: 1,
    part: later(async () => (await import('../types/image-block/image-block.tsx')).ImageBlock),
    isStill: () => true,
  },
  videoBlock: {
    version: 1,
    part: later(async () => (await import('../types/video-block/video-block.tsx')).VideoBlock),
    isStill: ({ videoType, controls, autoplay }) =>
      videoType === 'html5' && controls === true && !autoplay,
  },
  testimonials: {
    version: 1,
    part: later(async () => (await import('../types/testimonials/testimonials.tsx')).Testimonials),
    isStill: () => true,
  },
  contactForm: {
    version: 1,
    part: later(async () => (await import('../types/contact-form/contact-form.tsx')).ContactForm),
  },
  container: {
    version: 1,
    part: later(async () => (await import('../types/container/container.tsx')).Container),
    isStill: () => true,
  },
  product: {
    version: 1,
    part: later(async () => (await import('../types/product/product.tsx')).Product),
  },
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

// A page names its sections by strings, so here, and only here, types end.
const renderings = sectionComponents as unknown as Readonly<Record<string, AnyRendering>>

function findRendering(item: PageItem): AnyRendering | undefined {
  const rendering = renderingOf(item)
  return rendering && (item.v ?? 1) <= rendering.version ? rendering : undefined
}

/** Of any version, also of one that is not shown here. */
function renderingOf({ type }: PageItem): AnyRendering | undefined {
  return Object.hasOwn(renderings, type) ? renderings[type] : undefined
}

export function findPart(item: PageItem): AnyPart | undefined {
  return findRendering(item)?.part
}

/** What of the global content stands above a page, and what below it. */
export function splitRegions(globalContent: Content): { header: Content; footer: Content } {
  return {
    header: globalContent.filter((item) => !isFooter(item)),
    footer: globalContent.filter(isFooter),
  }
}

function isFooter(item: PageItem): boolean {
  return renderingOf(item)?.region === 'footer'
}

/** Whether neither the section nor any section in it does anything in the browser. */
export function isStill(item: PageItem): boolean {
  return !!findRendering(item)?.isStill?.(item.props) && childrenOf(item).every(isStill)
}

/** Fetches the files of every section of a page, so that it renders in one go. */
export async function loadParts(content: Content): Promise<void> {
  await Promise.all([...walkContent(content)].map(async ({ item }) => await findPart(item)?.load()))
}

/** Fetches all there are: for the server, and for the builder's canvas. */
export async function loadEveryPart(): Promise<void> {
  await Promise.all(Object.values(renderings).map(({ part }) => part.load()))
}
