import { articleListSketch } from '../types/article-list/article-list.sketch.tsx'
import { productListSketch } from '../parts/product-card/product-list.sketch.tsx'
import { linesSketch } from '../parts/sketch/sketch-parts.tsx'
import type { Sketch } from '../parts/sketch/sketch.ts'
import { categoriesSliderSketch } from '../types/categories-slider/categories-slider.sketch.tsx'
import { contactFormSketch } from '../types/contact-form/contact-form.sketch.tsx'
import { containerSketch } from '../types/container/container.sketch.tsx'
import { blockSketches } from '../blocks/block-sketches.tsx'
import { footerSketch } from '../types/footer/footer.sketch.tsx'
import { formSketch } from '../types/form/form.sketch.tsx'
import { freeProductSketch } from '../types/free-product/free-product.sketch.tsx'
import { freeSectionSketch } from '../types/free-section/free-section.sketch.tsx'
import { heroSketch } from '../types/hero/hero.sketch.tsx'
import { imageBlockSketch } from '../types/image-block/image-block.sketch.tsx'
import { imageWithTextSketch } from '../types/image-with-text/image-with-text.sketch.tsx'
import { navbarSketch } from '../types/navbar/navbar.sketch.tsx'
import { testimonialsSketch } from '../types/testimonials/testimonials.sketch.tsx'
import { textBlockSketch } from '../types/text-block/text-block.sketch.tsx'
import { topbarSketch } from '../types/topbar/topbar.sketch.tsx'
import { featuredProductSketch } from '../types/featured-product/featured-product.sketch.tsx'
import { collectionListSketch } from '../types/collection-list/collection-list.sketch.tsx'
import { featuredCollectionSketch } from '../types/featured-collection/featured-collection.sketch.tsx'
import { newsletterSketch } from '../types/newsletter/newsletter.sketch.tsx'
import { freeShippingBarSketch } from '../types/free-shipping-bar/free-shipping-bar.sketch.tsx'
import { shopTheLookSketch } from '../types/shop-the-look/shop-the-look.sketch.tsx'
import { stickyBuyBarSketch } from '../types/sticky-buy-bar/sticky-buy-bar.sketch.tsx'
import { storeLocatorSketch } from '../types/store-locator/store-locator.sketch.tsx'
import { videoBlockSketch } from '../types/video-block/video-block.sketch.tsx'
import { accordionSketch } from '../types/accordion/accordion.sketch.tsx'
import { tabsSketch } from '../types/tabs/tabs.sketch.tsx'
import { columnsSketch } from '../types/columns/columns.sketch.tsx'
import { gallerySketch } from '../types/gallery/gallery.sketch.tsx'
import { logoWallSketch } from '../types/logo-wall/logo-wall.sketch.tsx'
import { marqueeSketch } from '../types/marquee/marquee.sketch.tsx'
import { quoteSketch } from '../types/quote/quote.sketch.tsx'
import { statisticsSketch } from '../types/statistics/statistics.sketch.tsx'
import { teamSketch } from '../types/team/team.sketch.tsx'
import { timelineSketch } from '../types/timeline/timeline.sketch.tsx'
import { stepsSketch } from '../types/steps/steps.sketch.tsx'
import { comparisonTableSketch } from '../types/comparison-table/comparison-table.sketch.tsx'
import { pricingTableSketch } from '../types/pricing-table/pricing-table.sketch.tsx'
import { countdownSketch } from '../types/countdown/countdown.sketch.tsx'
import { beforeAfterSketch } from '../types/before-after/before-after.sketch.tsx'
import { announcementSketch } from '../types/announcement/announcement.sketch.tsx'
import { breadcrumbsSketch } from '../types/breadcrumbs/breadcrumbs.sketch.tsx'
import { mapSketch } from '../types/map/map.sketch.tsx'
import { audioSketch } from '../types/audio/audio.sketch.tsx'
import { customHtmlSketch } from '../types/custom-html/custom-html.sketch.tsx'
import type { BlockType } from './block-schemas.ts'
import type { SectionType } from './schemas.ts'

/** Loaded by the dashboard only, not by the storefront or the builder's canvas. */
const sketches: Readonly<Record<SectionType | BlockType, Sketch>> = {
  topbar: topbarSketch,
  navbar: navbarSketch,
  footer: footerSketch,
  hero: heroSketch,
  productGrid: productListSketch,
  simpleProductGrid: productListSketch,
  productSlider: productListSketch,
  categoriesSlider: categoriesSliderSketch,
  textBlock: textBlockSketch,
  imageBlock: imageBlockSketch,
  imageWithText: imageWithTextSketch,
  videoBlock: videoBlockSketch,
  testimonials: testimonialsSketch,
  contactForm: contactFormSketch,
  form: formSketch,
  freeSection: freeSectionSketch,
  container: containerSketch,
  featuredProduct: featuredProductSketch,
  freeProduct: freeProductSketch,
  collectionList: collectionListSketch,
  featuredCollection: featuredCollectionSketch,
  newsletter: newsletterSketch,
  freeShippingBar: freeShippingBarSketch,
  recentlyViewed: productListSketch,
  relatedProducts: productListSketch,
  shopTheLook: shopTheLookSketch,
  stickyBuyBar: stickyBuyBarSketch,
  storeLocator: storeLocatorSketch,
  product: linesSketch,
  article: linesSketch,
  searchResults: linesSketch,
  menu: linesSketch,
  pageMain: linesSketch,
  articleList: articleListSketch,
  accordion: accordionSketch,
  tabs: tabsSketch,
  columns: columnsSketch,
  gallery: gallerySketch,
  logoWall: logoWallSketch,
  marquee: marqueeSketch,
  quote: quoteSketch,
  statistics: statisticsSketch,
  team: teamSketch,
  timeline: timelineSketch,
  steps: stepsSketch,
  comparisonTable: comparisonTableSketch,
  pricingTable: pricingTableSketch,
  countdown: countdownSketch,
  beforeAfter: beforeAfterSketch,
  announcement: announcementSketch,
  breadcrumbs: breadcrumbsSketch,
  map: mapSketch,
  audio: audioSketch,
  customHtml: customHtmlSketch,
  ...blockSketches,
}

export function findSketch(type: string): Sketch | undefined {
  return Object.hasOwn(sketches, type) ? sketches[type as keyof typeof sketches] : undefined
}
