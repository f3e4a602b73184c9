import type { PageItem } from '@vitrine/contract/content/page.ts'
import categoriesSlider1 from './categoriesSlider.1.json'
import contactForm1 from './contactForm.1.json'
import container1 from './container.1.json'
import footer1 from './footer.1.json'
import hero1 from './hero.1.json'
import imageBlock1 from './imageBlock.1.json'
import navbar1 from './navbar.1.json'
import navbar2 from './navbar.2.json'
import product1 from './product.1.json'
import productGrid1 from './productGrid.1.json'
import productSlider1 from './productSlider.1.json'
import simpleProductGrid1 from './simpleProductGrid.1.json'
import testimonials1 from './testimonials.1.json'
import textBlock1 from './textBlock.1.json'
import textBlock2 from './textBlock.2.json'
import topbar1 from './topbar.1.json'
import videoBlock1 from './videoBlock.1.json'

/**
 * One saved section per released version, with values other than its defaults: `navbar.1.json` is
 * version 1. These files never change.
 */
export const released = [
  categoriesSlider1,
  contactForm1,
  container1,
  footer1,
  hero1,
  imageBlock1,
  navbar1,
  navbar2,
  product1,
  productGrid1,
  productSlider1,
  simpleProductGrid1,
  testimonials1,
  textBlock1,
  textBlock2,
  topbar1,
  videoBlock1,
] as PageItem[]
