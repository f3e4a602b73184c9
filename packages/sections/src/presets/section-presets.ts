import type { SectionType } from '../render/schemas.ts'
import { containerPresets } from './container-presets.ts'
import { imageBlockPresets, textBlockPresets, videoBlockPresets } from './content-presets.ts'
import { footerPresets, navbarPresets, topbarPresets } from './global-presets.ts'
import { heroPresets } from './hero-presets.ts'
import { contactFormPresets, testimonialsPresets } from './people-presets.ts'
import {
  categoriesSliderPresets,
  productGridPresets,
  productSliderPresets,
  simpleProductGridPresets,
} from './product-presets.ts'
import type { SectionPreset } from './section-preset.ts'

const presets: Record<Exclude<SectionType, 'product'>, readonly SectionPreset[]> = {
  topbar: topbarPresets,
  navbar: navbarPresets,
  footer: footerPresets,
  hero: heroPresets,
  productGrid: productGridPresets,
  simpleProductGrid: simpleProductGridPresets,
  productSlider: productSliderPresets,
  categoriesSlider: categoriesSliderPresets,
  textBlock: textBlockPresets,
  imageBlock: imageBlockPresets,
  videoBlock: videoBlockPresets,
  testimonials: testimonialsPresets,
  contactForm: contactFormPresets,
  container: containerPresets,
}

export function presetsOf(type: string): readonly SectionPreset[] {
  return Object.hasOwn(presets, type) ? presets[type as keyof typeof presets] : []
}
