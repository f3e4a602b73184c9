import type { ComponentType } from 'react'
import { Container } from './container/container.tsx'
import { Footer } from './footer/footer.tsx'
import { Hero } from './hero/hero.tsx'
import { ImageBlock } from './image-block/image-block.tsx'
import { Navbar } from './navbar/navbar.tsx'
import { ProductGrid } from './product-grid/product-grid.tsx'
import { ProductSlider } from './product-slider/product-slider.tsx'
import type { SectionType, VersionOf } from './schemas.ts'
import type { SectionProps } from './section-props.ts'
import { TextBlock } from './text-block/text-block.tsx'
import { Topbar } from './topbar/topbar.tsx'

interface Rendering<Type extends SectionType> {
  /** What the component can show; items of a newer version are not shown. */
  version: VersionOf<Type>
  component: ComponentType<SectionProps<Type>>
}

/** Shoppers load this and no schema, so it says for itself which versions it shows. */
export const sectionComponents: { [Type in SectionType]: Rendering<Type> } = {
  topbar: { version: 1, component: Topbar },
  navbar: { version: 1, component: Navbar },
  footer: { version: 1, component: Footer },
  hero: { version: 1, component: Hero },
  productGrid: { version: 1, component: ProductGrid },
  productSlider: { version: 1, component: ProductSlider },
  textBlock: { version: 1, component: TextBlock },
  imageBlock: { version: 1, component: ImageBlock },
  container: { version: 1, component: Container },
}

interface AnyProps extends Omit<SectionProps<SectionType>, 'props'> {
  props: Readonly<Record<string, unknown>>
}

interface AnyRendering {
  version: number
  component: ComponentType<AnyProps>
}

// A page names its sections by strings, so here, and only here, types end.
const renderings = sectionComponents as unknown as Readonly<Record<string, AnyRendering>>

export function findComponent(type: string, version: number) {
  const rendering = Object.hasOwn(renderings, type) ? renderings[type] : undefined
  return rendering && version <= rendering.version ? rendering.component : undefined
}
