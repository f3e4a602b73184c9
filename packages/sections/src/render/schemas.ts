import { articleSchema } from '../types/article/article.schema.ts'
import { articleListSchema } from '../types/article-list/article-list.schema.ts'
import { blockSchemas } from './block-schemas.ts'
import { categoriesSliderSchema } from '../types/categories-slider/categories-slider.schema.ts'
import { contactFormSchema } from '../types/contact-form/contact-form.schema.ts'
import { containerSchema } from '../types/container/container.schema.ts'
import type { AnySection } from '../kit/define-section.ts'
import { footerSchema } from '../types/footer/footer.schema.ts'
import { formSchema } from '../types/form/form.schema.ts'
import { freeProductSchema } from '../types/free-product/free-product.schema.ts'
import { freeSectionSchema } from '../types/free-section/free-section.schema.ts'
import { heroSchema } from '../types/hero/hero.schema.ts'
import { imageBlockSchema } from '../types/image-block/image-block.schema.ts'
import { imageWithTextSchema } from '../types/image-with-text/image-with-text.schema.ts'
import { menuSchema } from '../types/menu/menu.schema.ts'
import { navbarSchema } from '../types/navbar/navbar.schema.ts'
import { pageMainSchema } from '../types/page-main/page-main.schema.ts'
import { productSchema } from '../types/product/product.schema.ts'
import { productGridSchema } from '../types/product-grid/product-grid.schema.ts'
import { productSliderSchema } from '../types/product-slider/product-slider.schema.ts'
import { simpleProductGridSchema } from '../types/simple-product-grid/simple-product-grid.schema.ts'
import { testimonialsSchema } from '../types/testimonials/testimonials.schema.ts'
import { textBlockSchema } from '../types/text-block/text-block.schema.ts'
import { topbarSchema } from '../types/topbar/topbar.schema.ts'
import { featuredProductSchema } from '../types/featured-product/featured-product.schema.ts'
import { collectionListSchema } from '../types/collection-list/collection-list.schema.ts'
import { featuredCollectionSchema } from '../types/featured-collection/featured-collection.schema.ts'
import { newsletterSchema } from '../types/newsletter/newsletter.schema.ts'
import { freeShippingBarSchema } from '../types/free-shipping-bar/free-shipping-bar.schema.ts'
import { recentlyViewedSchema } from '../types/recently-viewed/recently-viewed.schema.ts'
import { relatedProductsSchema } from '../types/related-products/related-products.schema.ts'
import { shopTheLookSchema } from '../types/shop-the-look/shop-the-look.schema.ts'
import { searchResultsSchema } from '../types/search-results/search-results.schema.ts'
import { stickyBuyBarSchema } from '../types/sticky-buy-bar/sticky-buy-bar.schema.ts'
import { storeLocatorSchema } from '../types/store-locator/store-locator.schema.ts'
import { videoBlockSchema } from '../types/video-block/video-block.schema.ts'

import { accordionSchema } from '../types/accordion/accordion.schema.ts'
import { tabsSchema } from '../types/tabs/tabs.schema.ts'
import { columnsSchema } from '../types/columns/columns.schema.ts'
import { gallerySchema } from '../types/gallery/gallery.schema.ts'
import { logoWallSchema } from '../types/logo-wall/logo-wall.schema.ts'
import { marqueeSchema } from '../types/marquee/marquee.schema.ts'
import { quoteSchema } from '../types/quote/quote.schema.ts'
import { statisticsSchema } from '../types/statistics/statistics.schema.ts'
import { teamSchema } from '../types/team/team.schema.ts'
import { timelineSchema } from '../types/timeline/timeline.schema.ts'
import { stepsSchema } from '../types/steps/steps.schema.ts'
import { comparisonTableSchema } from '../types/comparison-table/comparison-table.schema.ts'
import { pricingTableSchema } from '../types/pricing-table/pricing-table.schema.ts'
import { countdownSchema } from '../types/countdown/countdown.schema.ts'
import { beforeAfterSchema } from '../types/before-after/before-after.schema.ts'
import { announcementSchema } from '../types/announcement/announcement.schema.ts'
import { breadcrumbsSchema } from '../types/breadcrumbs/breadcrumbs.schema.ts'
import { mapSchema } from '../types/map/map.schema.ts'
import { audioSchema } from '../types/audio/audio.schema.ts'
import { customHtmlSchema } from '../types/custom-html/custom-html.schema.ts'
/** All section types, in the order of the palette. */
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
  imageWithText: imageWithTextSchema,
  videoBlock: videoBlockSchema,
  testimonials: testimonialsSchema,
  articleList: articleListSchema,
  contactForm: contactFormSchema,
  form: formSchema,
  freeSection: freeSectionSchema,
  container: containerSchema,
  featuredProduct: featuredProductSchema,
  freeProduct: freeProductSchema,
  collectionList: collectionListSchema,
  featuredCollection: featuredCollectionSchema,
  newsletter: newsletterSchema,
  freeShippingBar: freeShippingBarSchema,
  recentlyViewed: recentlyViewedSchema,
  relatedProducts: relatedProductsSchema,
  shopTheLook: shopTheLookSchema,
  stickyBuyBar: stickyBuyBarSchema,
  storeLocator: storeLocatorSchema,
  product: productSchema,
  article: articleSchema,
  searchResults: searchResultsSchema,
  menu: menuSchema,
  pageMain: pageMainSchema,
  accordion: accordionSchema,
  tabs: tabsSchema,
  columns: columnsSchema,
  gallery: gallerySchema,
  logoWall: logoWallSchema,
  marquee: marqueeSchema,
  quote: quoteSchema,
  statistics: statisticsSchema,
  team: teamSchema,
  timeline: timelineSchema,
  steps: stepsSchema,
  comparisonTable: comparisonTableSchema,
  pricingTable: pricingTableSchema,
  countdown: countdownSchema,
  beforeAfter: beforeAfterSchema,
  announcement: announcementSchema,
  breadcrumbs: breadcrumbsSchema,
  map: mapSchema,
  audio: audioSchema,
  customHtml: customHtmlSchema,
} as const

export type SectionType = keyof typeof sectionSchemas

export type PropsOf<Type extends SectionType> = (typeof sectionSchemas)[Type]['defaults']
export type VersionOf<Type extends SectionType> = (typeof sectionSchemas)[Type]['version']

const schemas: Readonly<Record<string, AnySection>> = { ...sectionSchemas, ...blockSchemas }

/**
 * Returns the schema of a section or a block, and undefined for unknown types, including
 * `constructor` and other inherited names.
 */
export function findSection(type: string): AnySection | undefined {
  return Object.hasOwn(schemas, type) ? schemas[type] : undefined
}
