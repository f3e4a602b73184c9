import { categoriesSliderSchema } from './categories-slider/categories-slider.schema.ts'
import { contactFormSchema } from './contact-form/contact-form.schema.ts'
import { containerSchema } from './container/container.schema.ts'
import type { AnySection } from './define-section.ts'
import { footerSchema } from './footer/footer.schema.ts'
import { heroSchema } from './hero/hero.schema.ts'
import { imageBlockSchema } from './image-block/image-block.schema.ts'
import { navbarSchema } from './navbar/navbar.schema.ts'
import { productSchema } from './product/product.schema.ts'
import { productGridSchema } from './product-grid/product-grid.schema.ts'
import { productSliderSchema } from './product-slider/product-slider.schema.ts'
import { simpleProductGridSchema } from './simple-product-grid/simple-product-grid.schema.ts'
import { testimonialsSchema } from './testimonials/testimonials.schema.ts'
import { textBlockSchema } from './text-block/text-block.schema.ts'
import { topbarSchema } from './topbar/topbar.schema.ts'
import { videoBlockSchema } from './video-block/video-block.schema.ts'

/** The one list of section types, in the order of the palette. */
export const sectionSchemas = {
  topbar: topbarSchema,
  navbar: navbarSchema,
  footer: footerSchema,
  hero: heroSchema,
  productGrid: productGridSchema,
  simpleProductGrid: simpleProductGridSchema,
  productSlider: productSliderSchema,
  categoriesSlider: categoriesSliderSchema,
  textBlock: textBlockSchema,
  imageBlock: imageBlockSchema,
  videoBlock: videoBlockSchema,
  testimonials: testimonialsSchema,
  contactForm: contactFormSchema,
  container: containerSchema,
  product: productSchema,
} as const

export type SectionType = keyof typeof sectionSchemas

export type PropsOf<Type extends SectionType> = (typeof sectionSchemas)[Type]['defaults']
export type VersionOf<Type extends SectionType> = (typeof sectionSchemas)[Type]['version']

const schemas: Readonly<Record<string, AnySection>> = sectionSchemas

/** The section of this name, if we know it: `constructor` and its kind are no sections. */
export function findSection(type: string): AnySection | undefined {
  return Object.hasOwn(schemas, type) ? schemas[type] : undefined
}
