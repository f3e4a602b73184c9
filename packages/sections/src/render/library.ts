import type { ComponentType } from 'react'
import type { SectionProps } from '../kit/section-props.ts'
import { live, still, type Rendering } from './rendering.ts'
import type { FirstType } from './components.ts'
import type { SectionType } from './schemas.ts'

/**
 * The sections beside those of the first file. Shoppers load this list, the style sheet and the
 * code of a type only on pages that contain it (decision 068).
 */
export const library: { [Type in Exclude<SectionType, FirstType>]: Rendering<Type> } = {
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
  form: live(async () => blocked(async () => (await import('../types/form/form.tsx')).Form)),
  article: still(async () => (await import('../types/article/article.tsx')).Article),
  searchResults: live(
    async () => (await import('../types/search-results/search-results.tsx')).SearchResults,
  ),
  articleList: live(
    async () => (await import('../types/article-list/article-list.tsx')).ArticleList,
  ),
  menu: {
    ...live(async () => (await import('../types/menu/menu.tsx')).Menu),
    isStill: (props) => props.live !== true,
  },
  pageMain: live(async () => (await import('../types/page-main/page-main.tsx')).PageMain),
  product: live(async () => (await import('../types/product/product.tsx')).Product),
  featuredProduct: live(
    async () => (await import('../types/featured-product/featured-product.tsx')).FeaturedProduct,
  ),
  freeProduct: live(async () =>
    blocked(async () => (await import('../types/free-product/free-product.tsx')).FreeProduct),
  ),
  collectionList: still(
    async () => (await import('../types/collection-list/collection-list.tsx')).CollectionList,
  ),
  featuredCollection: live(
    async () =>
      (await import('../types/featured-collection/featured-collection.tsx')).FeaturedCollection,
  ),
  newsletter: still(async () => (await import('../types/newsletter/newsletter.tsx')).Newsletter),
  freeShippingBar: live(
    async () => (await import('../types/free-shipping-bar/free-shipping-bar.tsx')).FreeShippingBar,
  ),
  recentlyViewed: live(
    async () => (await import('../types/recently-viewed/recently-viewed.tsx')).RecentlyViewed,
  ),
  relatedProducts: live(
    async () => (await import('../types/related-products/related-products.tsx')).RelatedProducts,
  ),
  shopTheLook: still(
    async () => (await import('../types/shop-the-look/shop-the-look.tsx')).ShopTheLook,
  ),
  stickyBuyBar: live(
    async () => (await import('../types/sticky-buy-bar/sticky-buy-bar.tsx')).StickyBuyBar,
  ),
  storeLocator: {
    ...live(async () => (await import('../types/store-locator/store-locator.tsx')).StoreLocator),
    isStill: ({ showSearch, places = [] }) => !showSearch || places.length < 3,
  },
  freeSection: still(async () =>
    blocked(async () => (await import('../types/free-section/free-section.tsx')).FreeSection),
  ),
  imageWithText: still(async () =>
    blocked(
      async () => (await import('../types/image-with-text/image-with-text.tsx')).ImageWithText,
    ),
  ),
  accordion: still(async () => (await import('../types/accordion/accordion.tsx')).Accordion),
  tabs: still(async () => (await import('../types/tabs/tabs.tsx')).Tabs),
  columns: still(async () =>
    blocked(async () => (await import('../types/columns/columns.tsx')).Columns),
  ),
  gallery: {
    ...live(async () => (await import('../types/gallery/gallery.tsx')).Gallery),
    isStill: ({ opensLarge, items = [] }) => !opensLarge || items.length < 2,
  },
  logoWall: still(async () => (await import('../types/logo-wall/logo-wall.tsx')).LogoWall),
  marquee: still(async () => (await import('../types/marquee/marquee.tsx')).Marquee),
  quote: still(async () => (await import('../types/quote/quote.tsx')).Quote),
  statistics: still(async () => (await import('../types/statistics/statistics.tsx')).Statistics),
  team: still(async () => (await import('../types/team/team.tsx')).Team),
  timeline: still(async () => (await import('../types/timeline/timeline.tsx')).Timeline),
  steps: still(async () => (await import('../types/steps/steps.tsx')).Steps),
  comparisonTable: still(
    async () => (await import('../types/comparison-table/comparison-table.tsx')).ComparisonTable,
  ),
  pricingTable: still(
    async () => (await import('../types/pricing-table/pricing-table.tsx')).PricingTable,
  ),
  countdown: live(async () => (await import('../types/countdown/countdown.tsx')).Countdown),
  beforeAfter: live(
    async () => (await import('../types/before-after/before-after.tsx')).BeforeAfter,
  ),
  announcement: {
    ...live(async () => (await import('../types/announcement/announcement.tsx')).Announcement),
    isStill: ({ isClosable }) => !isClosable,
  },
  breadcrumbs: still(
    async () => (await import('../types/breadcrumbs/breadcrumbs.tsx')).Breadcrumbs,
  ),
  map: {
    ...live(async () => (await import('../types/map/map.tsx')).MapSection),
    isStill: ({ embeds }) => !embeds,
  },
  audio: still(async () => (await import('../types/audio/audio.tsx')).Audio),
  customHtml: live(async () => (await import('../types/custom-html/custom-html.tsx')).CustomHtml),
}

/** A section that takes blocks. */
async function blocked<Schema extends { defaults: object }>(
  load: () => Promise<ComponentType<SectionProps<Schema>>>,
) {
  const [{ withBlocks }, section] = await Promise.all([import('./blocks.tsx'), load()])
  return withBlocks(section)
}
