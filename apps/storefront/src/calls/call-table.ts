import type { StoreCalls } from '@vitrine/sections/kit/store-queries.ts'

export type Wire = readonly [method: 'GET' | 'POST', path: `/${string}`]

/** Duplicates the contract to stay small; a test compares the two. */
export const callTable = {
  store: { getStoreInfo: ['GET', '/store/get-store-info'] },
  page: {
    getPageByDomain: ['GET', '/page/get-page-by-domain'],
    getPageGlobalContent: ['GET', '/page/get-page-global-content'],
    getPagesLinks: ['GET', '/page/get-pages-links'],
  },
  products: {
    fetchProductByDomain: ['GET', '/products/fetch-product-by-domain'],
    fetchByStoreidSlug: ['GET', '/products/fetch-by-storeid-slug'],
    fetchListing: ['GET', '/products/fetch-listing'],
    fetchSearchedProducts: ['GET', '/products/fetch-searched-products'],
    fetchProductsByCollection: ['GET', '/products/fetch-products-by-collection'],
    fetchCards: ['GET', '/products/fetch-cards'],
  },
  category: {
    fetchCategories: ['GET', '/category/fetch-categories'],
    fetchCollection: ['GET', '/category/fetch-collection'],
  },
  menus: { fetchMenu: ['GET', '/menus/fetch-menu'] },
  articles: { fetchArticles: ['GET', '/articles/fetch-articles'] },
  email: {
    sendContactEmail: ['POST', '/email/send-contact-email'],
    sendForm: ['POST', '/email/send-form'],
  },
  newsletter: { subscribe: ['POST', '/newsletter/subscribe'] },
  checkout: {
    config: ['GET', '/checkout/config'],
    saleTerms: ['GET', '/checkout/terms'],
    quote: ['POST', '/checkout/quote'],
    placeOrder: ['POST', '/checkout/place-order'],
    order: ['GET', '/checkout/order'],
    payment: ['POST', '/checkout/payment'],
    paymentLink: ['GET', '/checkout/payment-link'],
    payByLink: ['POST', '/checkout/payment-link'],
    remember: ['POST', '/checkout/remember'],
    forget: ['POST', '/checkout/forget'],
    restore: ['POST', '/checkout/restore'],
  },
} as const satisfies {
  [Group in keyof StoreCalls]: Record<keyof StoreCalls[Group], Wire>
}
