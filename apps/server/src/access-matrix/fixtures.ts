import { defaultCheckout } from '@vitrine/commerce/checkout-settings.ts'
import { defaultPayments } from '@vitrine/commerce/payment-methods.ts'
import { defaultShipping } from '@vitrine/commerce/shipping.ts'
import { defaultTheme } from '@vitrine/contract/theme.ts'
import { aDiscount } from '../testing/a-discount.ts'
import { address } from '../testing/a-shopper.ts'
import { aFile, greenPng } from '../testing/a-picture.ts'
import type { Kind, Names } from './names.ts'

export interface Fixture {
  /** The fields that name something, by their path in the input, and what each names. */
  names: Record<string, Kind>
  /** Of those, what is only referred to: a missing one need not answer 404. */
  references?: string[]
  /** The other fields of a valid input. `unique` is another word each time. */
  rest?: (names: Names, unique: string) => object
  /** Made anew for each cell that is allowed to use it up. */
  makes?:
    | 'page'
    | 'product'
    | 'category'
    | 'order'
    | 'orderView'
    | 'apiKey'
    | 'webhook'
    | 'message'
    | 'subscriber'
    | 'searchMiss'
    | 'media'
    | 'discount'
    | 'import'
    | 'store'
  /** The call ends the session or selects another store in it. */
  spendsSession?: true
  /** How a valid call is answered that is refused for reasons other than access. */
  status?: number
  /** Whoever has the name may see what it names, as with the link to an order. */
  nameIsKey?: true
  /** Works on the platform's tables, which the application's check guards and no row policy does. */
  inPlatform?: true
}

const price = 7
const group = { name: 'Size', type: 'buttons', values: [{ value: 'Small' }] }
const variations = [{ price, attributes: { Size: 'Small' } }]
const product = (_: Names, unique: string) => ({
  name: `Bancha ${unique}`,
  price,
  attributeGroups: [group],
  variations,
})
const bySlug = { storeId: 'store', productSlug: 'productSlug' } as const
const line = { 'lines.0.productId': 'product', 'lines.0.variationId': 'variation' } as const
const lines = [{ quantity: 1 }]
const inCategory = { 'products.placed.0': 'product', 'products.removed.0': 'product' } as const
const none: Fixture = { names: {} }
const named: Fixture = { names: { storeId: 'store' } }
const inPlatform: Fixture = { ...named, inPlatform: true }
const byPage: Fixture = { names: { id: 'page' } }
const byWebhook: Fixture = { names: { id: 'webhook' } }
const byProducts = { 'ids.0': 'product', 'ids.1': 'product' } as const

const taxes = {
  pricesIncludeTax: true,
  taxShipping: true,
  rates: [{ id: 'vat', name: 'VAT', country: 'DE', region: null, rate: 19, categoryIds: [] }],
}
const inScope = {
  'scope.productIds.0': 'product',
  'scope.categoryIds.0': 'category',
  'offer.of.productIds.0': 'product',
  'offer.of.categoryIds.0': 'category',
} as const
const nothingNamed = () => ({ productIds: [], categoryIds: [] })
const discountOf = (unique: string) =>
  aDiscount({
    code: unique,
    offer: { kind: 'buy_x_get_y', buy: 1, get: 1, percent: 100, of: nothingNamed() },
    scope: nothingNamed(),
  })

/** How to make a valid input of each call. Whatever the contract has and this has not, fails. */
export const fixtures: Record<string, Fixture | Fixture[]> = {
  'auth.signup': {
    ...none,
    rest: (_, unique) => ({
      name: 'Someone',
      email: `${unique}@new.example`,
      password: 'gyokuro in the evening',
    }),
  },
  'auth.login': {
    ...none,
    rest: (_, unique) => ({ email: `${unique}@new.example`, password: 'a guess, no more' }),
    status: 401,
  },
  'auth.logout': { ...none, spendsSession: true },
  'auth.checkAuth': none,
  'auth.forgotPassword': { ...none, rest: (_, unique) => ({ email: `${unique}@new.example` }) },
  'auth.resetPassword': {
    ...none,
    rest: (_, token) => ({ token, password: 'gyokuro in the evening' }),
    status: 410,
  },
  'auth.verifyEmail': { ...none, rest: (_, token) => ({ token }), status: 410 },

  'store.createStore': {
    ...none,
    rest: (_, unique) => ({ name: 'New', subdomain: `new-${unique}` }),
    spendsSession: true,
  },
  'store.selectStore': { ...named, spendsSession: true },
  'store.findStores': { names: { userId: 'user' } },
  'store.findCurrentStore': inPlatform,
  'store.updateStoreGeneralDetails': { ...inPlatform, rest: () => ({ country: 'AT' }) },
  'store.updateDomain': {
    ...inPlatform,
    rest: (_, unique) => ({ domain: `${unique}.example` }),
  },
  'store.domainStatus': inPlatform,
  'store.domainExists': { names: { storeDomain: 'domain' } },
  'store.checkStatus': [{ names: { domain: 'domain' } }, named],
  'store.updateFbPixel': { ...inPlatform, rest: () => ({ fbPixelId: '12345' }) },
  'store.getFbPixel': inPlatform,
  'store.getTheme': inPlatform,
  'store.updateTheme': { ...inPlatform, rest: () => ({ theme: defaultTheme }) },
  'store.deleteStore': {
    ...inPlatform,
    rest: ({ storeName }) => ({ confirmName: storeName }),
    makes: 'store',
  },
  'store.getStoreInfo': { names: { domain: 'domain' } },

  'page.addPage': { ...named, rest: (_, unique) => ({ name: `Story ${unique}` }) },
  'page.updatePage': {
    names: { pageId: 'page' },
    rest: () => ({ name: 'Renamed', content: [] }),
    makes: 'page',
  },
  'page.updateAllContent': {
    names: { pageId: 'page' },
    rest: () => ({ content: [], globalContent: [] }),
    makes: 'page',
  },
  'page.getPageById': { names: { pageId: 'page' } },
  'page.getPageByDomain': { names: { domain: 'domain', slug: 'pageSlug' } },
  'page.getPagesByStoreId': named,
  'page.getPagesLinks': named,
  'page.getPageGlobalContent': { names: { storeDomain: 'domain' } },
  'page.updateSeo': {
    names: { pageId: 'page' },
    rest: () => ({ metaTitle: 'New', metaDescription: '' }),
    makes: 'page',
  },
  'page.getHomepageSeo': { names: { storeDomain: 'domain' } },
  'page.duplicate': byPage,
  'page.setAsHome': { ...byPage, makes: 'page' },
  'page.delete': { ...byPage, makes: 'page' },
  'page.revisions': byPage,
  'page.revision': { ...byPage, rest: () => ({ revision: 1 }) },
  'page.problems': byPage,
  'page.schedulePublish': {
    ...byPage,
    rest: () => ({ publishAt: new Date(Date.now() + 86_400_000).toISOString() }),
    makes: 'page',
  },
  'page.cancelSchedule': { ...byPage, makes: 'page' },
  'page.createPreview': byPage,
  'page.revokePreviews': byPage,
  'page.restore': { ...byPage, rest: () => ({ revision: 1 }), makes: 'page' },
  'page.bulkDelete': { names: { 'ids.0': 'page', 'ids.1': 'page' }, makes: 'page' },

  'products.addProduct': {
    names: { storeId: 'store', 'categoryIds.0': 'category', 'variations.0.id': 'variation' },
    references: ['categoryIds.0', 'variations.0.id'],
    rest: product,
  },
  'products.updateProduct': {
    names: {
      storeId: 'store',
      id: 'product',
      'categoryIds.0': 'category',
      'variations.0.id': 'variation',
    },
    references: ['categoryIds.0', 'variations.0.id'],
    rest: product,
    makes: 'product',
  },
  'products.tags': named,
  'products.duplicate': { names: { id: 'product' } },
  'products.stockMovements': { names: { id: 'product' } },
  'products.priceHistory': { names: { id: 'product' } },
  'products.fetchProductById': { names: { id: 'product' } },
  'products.fetchProductByDomain': { names: { domain: 'domain', productSlug: 'productSlug' } },
  'products.fetchByStoreidSlug': { names: bySlug },
  'products.fetchProducts': [named, { ...named, rest: () => ({ requireAll: true }) }],
  'products.fetchListing': [
    { ...named, rest: () => ({ minPrice: 1, pageSize: 100 }) },
    { names: { storeId: 'store', category: 'categorySlug' } },
  ],
  'products.fetchSearchedProducts': { ...named, rest: () => ({ name: 'sencha' }) },
  'products.searchMisses': named,
  'products.forgetSearchMiss': {
    names: { storeId: 'store', term: 'searchMiss' },
    makes: 'searchMiss',
  },
  'products.fetchProductsByCollection': [
    { ...named, rest: () => ({ productCollection: 'latest', numberOfProducts: 100 }) },
    {
      names: { storeId: 'store', productCollection: 'categorySlug' },
      references: ['productCollection'],
      rest: () => ({ numberOfProducts: 100 }),
    },
  ],
  'products.filteredProducts': {
    names: { storeId: 'store', category: 'category' },
    references: ['category'],
  },
  'products.delete': { names: { id: 'product' }, makes: 'product' },
  'products.bulkUpdate': {
    names: byProducts,
    rest: () => ({ changes: { featured: true } }),
    makes: 'product',
  },
  'products.bulkEdit': [
    {
      names: { storeId: 'store', 'selection.ids.0': 'product' },
      rest: () => ({ change: { kind: 'status', status: 'archived' } }),
      makes: 'product',
    },
    {
      names: {
        storeId: 'store',
        'selection.filter.category': 'category',
        'change.categoryId': 'category',
      },
      references: ['selection.filter.category', 'change.categoryId'],
      rest: () => ({ change: { kind: 'addCategory' }, preview: true }),
    },
  ],
  'products.quickEdit': {
    names: { storeId: 'store', id: 'product' },
    rest: () => ({ stockSeen: 1 }),
    status: 400,
  },
  'products.bulkDelete': { names: byProducts, makes: 'product' },

  'category.addCategory': {
    names: { storeId: 'store', parentId: 'parent', ...inCategory },
    references: ['parentId', ...Object.keys(inCategory)],
    rest: (_, unique) => ({ name: `Leaves ${unique}` }),
  },
  'category.updateCategory': {
    names: { storeId: 'store', id: 'category', parentId: 'parent', ...inCategory },
    references: ['parentId', ...Object.keys(inCategory)],
    rest: (_, unique) => ({ name: `Leaves ${unique}` }),
    makes: 'category',
  },
  'category.move': [
    { names: { id: 'category', parentId: 'parent' }, references: ['parentId'], makes: 'category' },
    {
      names: { id: 'category', beforeId: 'category' },
      references: ['beforeId'],
      status: 400,
      makes: 'category',
    },
  ],
  'category.tree': named,
  'category.listProducts': { names: { categoryId: 'category' } },
  'category.previewRule': {
    ...named,
    rest: () => ({
      rule: { match: 'any', conditions: [{ field: 'price', is: 'atLeast', value: 0 }] },
    }),
  },
  'category.delete': { names: { id: 'category' }, makes: 'category' },
  'category.fetchCategories': named,
  'category.fetchCategory': { names: { categoryId: 'category' } },
  'category.fetchCollection': { names: { storeId: 'store', slug: 'categorySlug' } },
  'categories.getCategories': none,

  'checkout.quote': {
    names: { storeId: 'store', ...line },
    references: Object.keys(line),
    rest: () => ({ lines }),
  },
  'checkout.placeOrder': {
    names: {
      'body.storeId': 'store',
      'body.lines.0.productId': 'product',
      'body.lines.0.variationId': 'variation',
    },
    references: ['body.lines.0.productId', 'body.lines.0.variationId'],
    rest: ({ quoteHash }, unique) => ({
      headers: { 'idempotency-key': unique },
      body: {
        lines,
        contact: { email: 'someone@shopper.example' },
        shippingAddress: address,
        paymentMethod: 'cod',
        quoteHash,
      },
    }),
  },
  'checkout.order': { names: { token: 'token' }, nameIsKey: true },
  'checkout.payment': { names: { token: 'checkoutToken' }, nameIsKey: true },
  'checkout.config': named,

  'orders.list': named,
  'orders.bulk': {
    names: { 'ids.0': 'order', 'ids.1': 'order' },
    rest: () => ({ act: 'archive' }),
    makes: 'order',
  },
  'orders.export': [named, { names: { storeId: 'store', 'ids.0': 'order', 'ids.1': 'order' } }],
  'orders.issueInvoices': { names: { 'ids.0': 'order', 'ids.1': 'order' }, makes: 'order' },
  'orders.document': {
    names: { 'ids.0': 'order', 'ids.1': 'order' },
    rest: () => ({ kind: 'packing-slip', format: 'html' }),
  },
  'orders.views': named,
  'orders.saveView': { ...named, rest: () => ({ name: 'To send', query: 'tab=unfulfilled' }) },
  'orders.deleteView': { names: { id: 'orderView' }, makes: 'orderView' },
  'orders.get': { names: { id: 'order' } },
  'orders.addPayment': { names: { id: 'order' }, makes: 'order' },
  'orders.addFulfilment': {
    names: { id: 'order', 'lines.0.lineId': 'orderLine' },
    references: ['lines.0.lineId'],
    rest: () => ({ lines: [{ quantity: 1 }] }),
    makes: 'order',
  },
  'orders.addRefund': {
    names: { id: 'order', 'lines.0.lineId': 'orderLine' },
    references: ['lines.0.lineId'],
    rest: () => ({ lines: [{ quantity: 1 }] }),
    makes: 'order',
    status: 409,
  },
  'orders.cancel': { names: { id: 'order' }, makes: 'order' },
  'orders.archive': { names: { id: 'order' }, makes: 'order' },
  'orders.unarchive': { names: { id: 'order' }, makes: 'order', status: 409 },
  'orders.addNote': { names: { id: 'order' }, rest: () => ({ text: 'Gift' }), makes: 'order' },
  'orders.changeCustomer': {
    names: { id: 'order' },
    rest: () => ({ email: 'someone@shopper.example', shippingAddress: address }),
    makes: 'order',
  },
  'orders.resendConfirmation': { names: { id: 'order' }, makes: 'order' },

  'checkoutSettings.get': named,
  'checkoutSettings.saveDraft': {
    ...named,
    rest: () => ({ ...defaultCheckout, revision: 99 }),
    status: 409,
  },
  'checkoutSettings.publish': { ...named, rest: () => ({ revision: 99 }), status: 409 },

  'shipping.get': named,
  'shipping.update': { ...named, rest: () => ({ ...defaultShipping, revision: 99 }), status: 409 },
  'taxes.get': named,
  'taxes.update': {
    names: { storeId: 'store', 'rates.0.categoryIds.0': 'category' },
    references: ['rates.0.categoryIds.0'],
    rest: () => ({ ...taxes, revision: 99 }),
    status: 409,
  },

  'payments.stripe': named,
  'payments.connectStripe': {
    ...named,
    rest: () => ({ capture: 'manual' }),
    status: 400,
  },
  'payments.disconnectStripe': named,
  'payments.get': named,
  'payments.update': { ...named, rest: () => ({ ...defaultPayments, revision: 99 }), status: 409 },

  'discounts.list': named,
  'discounts.get': { names: { id: 'discount' } },
  'discounts.add': {
    names: { storeId: 'store', ...inScope },
    references: Object.keys(inScope),
    rest: (_, unique) => discountOf(unique),
  },
  'discounts.update': {
    names: { id: 'discount', ...inScope },
    references: Object.keys(inScope),
    rest: (_, unique) => discountOf(unique),
    makes: 'discount',
  },
  'discounts.delete': { names: { id: 'discount' }, makes: 'discount' },

  'media.upload': {
    ...named,
    rest: (_, unique) => ({ file: aFile(greenPng, `${unique}.png`) }),
  },
  'media.list': named,
  'media.get': { names: { id: 'media' } },
  'media.update': { names: { id: 'media' }, rest: () => ({ alt: 'Leaves' }), makes: 'media' },
  'media.delete': { names: { id: 'media' }, makes: 'media' },

  'products.export': [
    named,
    { names: { storeId: 'store', category: 'category' }, references: ['category'] },
  ],
  'imports.upload': {
    ...named,
    rest: (_, unique) => ({ file: new File([`Name,Price\n${unique},1\n`], 'a.csv') }),
  },
  'imports.list': named,
  'imports.get': { names: { id: 'import' } },
  'imports.items': { names: { id: 'import' } },
  'imports.apply': { names: { id: 'import' }, status: 409 },
  'imports.undo': { names: { id: 'import' }, status: 409 },
  'imports.delete': { names: { id: 'import' }, makes: 'import' },

  'email.sendContactEmail': {
    ...named,
    rest: ({ trap }, unique) => ({
      name: 'Someone',
      customerEmail: `${unique}@shopper.example`,
      subject: 'A question',
      message: 'Is the sencha fresh?',
      extra: trap,
    }),
  },
  'messages.list': named,
  'messages.get': { names: { id: 'message' } },
  'messages.update': { names: { id: 'message' }, rest: () => ({ isRead: true }), makes: 'message' },
  'messages.delete': { names: { id: 'message' }, makes: 'message' },

  'mails.list': named,
  'mails.get': { names: { id: 'mail' } },
  'mails.retry': { names: { id: 'mail' }, status: 409 },
  'mails.retryFailed': named,
  'mails.sendAgain': { names: { id: 'mail' }, status: 409 },
  'mailTemplates.preview': { ...named, rest: () => ({ kind: 'order_shipped' }) },
  'mailTemplates.sendTest': { ...named, rest: () => ({ kind: 'order_shipped' }) },

  'newsletter.subscribe': {
    ...named,
    rest: ({ trap }, unique) => ({ email: `${unique}@shopper.example`, extra: trap }),
  },
  'newsletter.confirm': { ...none, rest: (_, token) => ({ token }), status: 410 },
  'newsletter.unsubscribe': { ...none, rest: (_, token) => ({ token }), status: 410 },
  'customers.list': named,
  'customers.get': { names: { id: 'order' } },
  'subscribers.list': named,
  'subscribers.export': named,
  'apiKeys.list': named,
  'apiKeys.create': { ...named, rest: () => ({ name: 'Till', scopes: ['orders:read'] }) },
  'apiKeys.revoke': { names: { id: 'apiKey' }, makes: 'apiKey' },
  'webhooks.list': named,
  'webhooks.get': byWebhook,
  'webhooks.create': {
    ...named,
    rest: () => ({ url: 'https://hooks.example/', events: ['order.paid'] }),
  },
  'webhooks.update': { ...byWebhook, rest: () => ({ events: ['order.created'] }) },
  'webhooks.rotateSecret': byWebhook,
  'webhooks.delete': { ...byWebhook, makes: 'webhook' },
  'webhooks.sendTest': byWebhook,
  'webhooks.deliveries': byWebhook,
  'webhooks.delivery': { names: { id: 'webhookDelivery' } },
  'webhooks.resend': { names: { id: 'webhookDelivery' } },
  'subscribers.delete': { names: { id: 'subscriber' }, makes: 'subscriber' },
}

export function fixturesOf(name: string): Fixture[] {
  const found = fixtures[name] ?? []
  return Array.isArray(found) ? found : [found]
}
