import { articleListPresets } from './article-presets.ts'
import type { SectionType } from '../render/schemas.ts'
import { containerPresets } from './container-presets.ts'
import { imageBlockPresets, textBlockPresets, videoBlockPresets } from './content-presets.ts'
import { blockPresets } from './block-presets.ts'
import { freeSectionPresets } from './free-section-presets.ts'
import { formPresets } from './form-presets.ts'
import { freeProductPresets } from './free-product-presets.ts'
import { footerPresets, navbarPresets, topbarPresets } from './global-presets.ts'
import { heroPresets } from './hero-presets.ts'
import { imageWithTextPresets } from './image-with-text-presets.ts'
import { contactFormPresets, testimonialsPresets } from './people-presets.ts'
import {
  categoriesSliderPresets,
  productGridPresets,
  productSliderPresets,
  simpleProductGridPresets,
} from './product-presets.ts'
import { accordionPresets, tabsPresets } from './answers-presets.ts'
import { columnsPresets } from './columns-presets.ts'
import {
  beforeAfterPresets,
  galleryPresets,
  logoWallPresets,
  marqueePresets,
} from './gallery-presets.ts'
import {
  quotePresets,
  statisticsPresets,
  stepsPresets,
  teamPresets,
  timelinePresets,
} from './story-presets.ts'
import {
  announcementPresets,
  comparisonTablePresets,
  countdownPresets,
  pricingTablePresets,
} from './offer-presets.ts'
import { audioPresets, breadcrumbsPresets, customHtmlPresets, mapPresets } from './place-presets.ts'
import type { SectionPreset } from './section-preset.ts'
import {
  collectionListPresets,
  featuredCollectionPresets,
  featuredProductPresets,
  freeShippingBarPresets,
  newsletterPresets,
  recentlyViewedPresets,
  relatedProductsPresets,
  shopTheLookPresets,
  stickyBuyBarPresets,
  storeLocatorPresets,
} from './shop-data-presets.ts'

const presets: Record<
  Exclude<SectionType, 'product' | 'article' | 'searchResults' | 'menu' | 'pageMain'>,
  readonly SectionPreset[]
> = {
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
  imageWithText: imageWithTextPresets,
  videoBlock: videoBlockPresets,
  testimonials: testimonialsPresets,
  articleList: articleListPresets,
  contactForm: contactFormPresets,
  form: formPresets,
  freeSection: freeSectionPresets,
  container: containerPresets,
  featuredProduct: featuredProductPresets,
  freeProduct: freeProductPresets,
  collectionList: collectionListPresets,
  featuredCollection: featuredCollectionPresets,
  newsletter: newsletterPresets,
  freeShippingBar: freeShippingBarPresets,
  recentlyViewed: recentlyViewedPresets,
  relatedProducts: relatedProductsPresets,
  shopTheLook: shopTheLookPresets,
  stickyBuyBar: stickyBuyBarPresets,
  storeLocator: storeLocatorPresets,
  accordion: accordionPresets,
  tabs: tabsPresets,
  columns: columnsPresets,
  gallery: galleryPresets,
  logoWall: logoWallPresets,
  marquee: marqueePresets,
  quote: quotePresets,
  statistics: statisticsPresets,
  team: teamPresets,
  timeline: timelinePresets,
  steps: stepsPresets,
  comparisonTable: comparisonTablePresets,
  pricingTable: pricingTablePresets,
  countdown: countdownPresets,
  beforeAfter: beforeAfterPresets,
  announcement: announcementPresets,
  breadcrumbs: breadcrumbsPresets,
  map: mapPresets,
  audio: audioPresets,
  customHtml: customHtmlPresets,
}

const all: Readonly<Record<string, readonly SectionPreset[]>> = { ...presets, ...blockPresets }

export function presetsOf(type: string): readonly SectionPreset[] {
  return (Object.hasOwn(all, type) && all[type]) || []
}
