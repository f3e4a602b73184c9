import { cards } from '@vitrine/commerce/payment-methods.ts'
import type { Category } from '@vitrine/contract/category.ts'
import type { Order } from '@vitrine/contract/order.ts'
import type { Page } from '@vitrine/contract/page.ts'
import type { Product } from '@vitrine/contract/product.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { newId } from '@vitrine/db/new-id.ts'
import type { Basket } from '../checkout/pending/basket.ts'
import { holdCheckout } from '../checkout/pending/hold-checkout.ts'
import { insertDeliveries } from '../webhooks/queries.ts'
import { insertImport, insertItems, updateImport } from '../imports/queries.ts'
import { aKey } from '../testing/a-key.ts'
import { aDiscount } from '../testing/a-discount.ts'
import { address, aShopper } from '../testing/a-shopper.ts'
import { aWebhook } from '../testing/a-webhook.ts'
import { aFile, greenPng, upload } from '../testing/a-picture.ts'
import type { OwnedStore, Shop, User } from '../testing/start-shop.ts'
import type { Names } from './names.ts'

/** A store in which every text tells whose it is, and whether shoppers may see it. */
export interface MarkedStore {
  label: string
  store: OwnedStore
  names: Names
  /** Stands in all that only the store's members may read. */
  privateMark: string
  /** Stands in all that the store publishes. */
  publicMark: string
}

type Marks = Pick<MarkedStore, 'privateMark' | 'publicMark'>
type Thing =
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

/** A store with something of everything in it, published and not. */
export async function aMarkedStore(shop: Shop, label: string, user?: User): Promise<MarkedStore> {
  const marks = {
    privateMark: `private-${label}-${newId()}`,
    publicMark: `public-${label}-${newId()}`,
  }
  const owner = user ?? (await shop.aUser(contactOf(marks)))
  const store = await shop.aStore({ owner, name: `Shop ${label} ${newId().slice(-8)}` })
  const make = makerOf(shop, store, marks)
  await make.details()
  const [parent, category] = [await make.category(), await make.category()]
  const product = await make.product([category.id])
  await make.draftProduct([category.id])
  const page = await make.page()
  const { order, token } = await make.order(product)
  const { body: quoted } = await shop.quote(store, [lineOf(product)])
  const names: Names = {
    store: store.storeId,
    storeName: store.name,
    domain: store.storeDomain,
    user: owner.userId,
    page: page.id,
    pageSlug: page.slug,
    product: product.id,
    productSlug: product.slug,
    variation: product.variations[0]!.id,
    category: category.id,
    categorySlug: category.slug,
    parent: parent.id,
    order: order.id,
    orderLine: order.lines[0]!.id,
    orderView: (await make.orderView()).id,
    apiKey: await make.apiKey(),
    ...(await make.webhook()),
    message: await make.message(),
    mail: await make.mail(),
    media: await make.media(),
    import: await make.import(),
    subscriber: await make.subscriber(),
    discount: await make.discount(),
    searchMiss: await make.searchMiss(),
    token,
    checkoutToken: await make.checkout(order),
    quoteHash: (quoted as { quoteHash: string }).quoteHash,
    trap: '',
  }
  return { label, store, names, ...marks }
}

/** The names of the store with one thing in it made anew, for a call that uses it up. */
export async function withNew(shop: Shop, marked: MarkedStore, thing: Thing): Promise<Names> {
  const make = makerOf(shop, marked.store, marked)
  const { names } = marked
  if (thing === 'page') return { ...names, page: (await make.page()).id }
  if (thing === 'category') return { ...names, category: (await make.category()).id }
  if (thing === 'media') return { ...names, media: await make.media() }
  if (thing === 'import') return { ...names, import: await make.import() }
  if (thing === 'orderView') return { ...names, orderView: (await make.orderView()).id }
  if (thing === 'apiKey') return { ...names, apiKey: await make.apiKey() }
  if (thing === 'webhook') return { ...names, ...(await make.webhook()) }
  if (thing === 'message') return { ...names, message: await make.message() }
  if (thing === 'subscriber') return { ...names, subscriber: await make.subscriber() }
  if (thing === 'discount') return { ...names, discount: await make.discount() }
  if (thing === 'searchMiss') return { ...names, searchMiss: await make.searchMiss() }
  const product = await make.product([names.category])
  const variation = product.variations[0]!.id
  if (thing === 'product') return { ...names, product: product.id, variation }
  const { order, token } = await make.order(product)
  return { ...names, order: order.id, orderLine: order.lines[0]!.id, token }
}

function contactOf({ privateMark }: Marks) {
  return { name: `Owner ${privateMark}`, email: `${privateMark}@owner.example` }
}

const lineOf = (product: Product) => ({
  product,
  variationId: product.variations[0]!.id,
  quantity: 1,
})

const text = (words: string) => [
  { id: newId(), type: 'textBlock', contentType: 'normal', props: { text: words } },
]

function productOf(mark: string, categoryIds: string[]) {
  return {
    name: `Sencha ${newId()} ${mark}`,
    description: `<p>${mark}</p>`,
    sku: mark.slice(0, 80),
    seoTitle: mark,
    categoryIds,
    attributeGroups: [{ name: 'Size', type: 'buttons' as const, values: [{ value: 'Small' }] }],
    variations: [{ price: 71.5, attributes: { Size: 'Small' }, sku: mark.slice(0, 80) }],
  }
}

function makerOf(shop: Shop, store: OwnedStore, { privateMark, publicMark }: Marks) {
  const { storeId, owner } = store

  async function done<Body>(method: string, path: string, body: object): Promise<Body> {
    const answer = await shop.call<Body>(method, `/api${path}`, { as: owner, body })
    if (answer.status < 300) return answer.body
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  }

  async function draftPage(name: string) {
    const content = text(`Draft ${privateMark}`)
    return await done<Page>('POST', '/page/add-page', { storeId, name, content })
  }

  /** Published, with a newer draft of it and of the global content. */
  async function page() {
    const { id: pageId } = await draftPage(`Story ${newId()} ${publicMark}`)
    const shown = text(`Story ${publicMark}`)
    const published = { pageId, content: shown, globalContent: text(publicMark) }
    await done('PUT', '/page/update-all-content', published)
    const [content, globalContent] = [text(`Draft ${privateMark}`), text(privateMark)]
    const draft = { pageId, content, globalContent, publish: false }
    return await done<Page>('PUT', '/page/update-all-content', draft)
  }

  async function details() {
    const contact = { email: `${privateMark}@store.example`, phone: privateMark.slice(0, 40) }
    await done('PUT', '/store/update-store-general-details', { storeId, ...contact })
    await draftPage(`Draft ${privateMark}`)
  }

  async function order(product: Product) {
    const values = {
      contact: { email: `${privateMark}@shopper.example` },
      shippingAddress: { ...address, address1: privateMark },
      note: privateMark,
    }
    const { status, body } = await aShopper(shop, store).buy([lineOf(product)], { values })
    if (status !== 201) throw new Error(`No order was placed: ${status} ${JSON.stringify(body)}`)
    const query = { storeId }
    const { body: list } = await shop.call<{ content: Order[] }>('GET', '/api/orders', {
      as: owner,
      body: query,
    })
    const id = list.content.find(({ orderNumber }) => orderNumber === body.orderNumber)?.id
    const { body: placed } = await shop.call<Order>('GET', `/api/orders/${id}`, { as: owner })
    return { order: placed, token: body.token }
  }

  /** Someone is about to pay for the same as was ordered. */
  async function checkout({ total }: Order) {
    const cart = { currency: store.currency, lines: [], total: total * 100 }
    const answered = { contact: { email: `${privateMark}@shopper.example` } }
    const basket = { cart, method: cards, answered } as unknown as Basket
    return await inStore(shop.services.db, storeId, (tx) =>
      holdCheckout(tx, { basket, now: shop.clock.now() }),
    )
  }

  /** Sent as a shopper would, and then found in the owner's list. */
  async function sent(path: string, body: object, list: string) {
    const host = store.storeDomain
    const { status } = await shop.call('POST', `/api${path}`, {
      host,
      body: { storeId, ...body },
    })
    if (status !== 202) throw new Error(`POST ${path}: ${status}`)
    const { body: listed } = await shop.call<{ content: { id: string }[] }>('GET', `/api${list}`, {
      as: owner,
      body: { storeId },
    })
    return listed.content[0]!.id
  }

  const message = () =>
    sent(
      '/email/send-contact-email',
      {
        name: privateMark,
        customerEmail: `${privateMark}@shopper.example`,
        subject: privateMark,
        message: privateMark,
      },
      '/messages',
    )

  /** The latest of those that wait: the confirmation of an order, or what the owner is told of it. */
  async function mail() {
    const { content } = await done<{ content: { id: string }[] }>('GET', '/mails', { storeId })
    return content[0]!.id
  }

  async function media() {
    const file = aFile(greenPng, `${privateMark}.png`)
    const { status, body } = await upload(shop, store, file, { alt: privateMark })
    if (status !== 201) throw new Error(`No picture was kept: ${status} ${JSON.stringify(body)}`)
    return body.id
  }

  /** One that is over, since another one would have to wait for it otherwise. */
  async function anImport() {
    const id = newId()
    await inStore(shop.services.db, storeId, async (tx) => {
      const about = { id, fileName: privateMark, format: 'vitrine' as const, actor: owner.userId }
      await insertImport(tx, { ...about, ignoredColumns: [], columns: {} })
      const said = { slug: newId(), name: privateMark, cells: {}, problems: [], notes: [] }
      await insertItems(tx, id, 0, [{ ...said, row: 2, rows: 1, variations: [] }])
      await updateImport(tx, id, { state: 'undone', products: 1, rows: 1 })
    })
    return id
  }

  const subscriber = () =>
    sent(
      '/newsletter/subscribe',
      { email: `${newId()}.${privateMark}@shopper.example` },
      '/subscribers',
    )

  /** Looked for in vain by a shopper. */
  async function searchMiss() {
    const term = `oolong ${newId().replaceAll(/[\d-]/g, 'q')}`
    const host = store.storeDomain
    const body = { storeId, name: term }
    await shop.call('GET', '/api/products/fetch-searched-products', { host, body })
    return term
  }

  async function discount() {
    const { id } = await done<{ id: string }>('POST', '/discounts', {
      storeId,
      ...aDiscount({ title: privateMark.slice(0, 80), code: newId() }),
    })
    return id
  }

  return {
    details,
    checkout,
    discount,
    media,
    import: anImport,
    message,
    mail,
    subscriber,
    searchMiss,
    page,
    order,
    orderView: () =>
      done<{ id: string }>('POST', '/order-views', {
        storeId,
        name: newId(),
        query: `search=${privateMark}`,
      }),
    webhook: () => aSentWebhook(shop, store, privateMark),
    apiKey: async () => (await aKey(shop, store, [], privateMark.slice(0, 60))).id,
    category: () =>
      done<Category>('POST', '/category/add-category', {
        storeId,
        name: `Teas ${newId()} ${publicMark}`,
        description: publicMark,
      }),
    product: (categoryIds: string[]) => shop.aProduct(store, productOf(publicMark, categoryIds)),
    draftProduct: (categoryIds: string[]) =>
      shop.aProduct(store, { ...productOf(privateMark, categoryIds), status: 'draft' }),
  }
}

/** With something in its log. */
async function aSentWebhook(shop: Shop, store: OwnedStore, mark: string) {
  const { id: webhook } = await aWebhook(shop, store, `https://hooks.example/${mark}`)
  const [webhookDelivery, eventId] = [newId(), newId()]
  const sent = { id: webhookDelivery, webhookId: webhook, eventId, event: 'test', payload: mark }
  await inStore(shop.services.db, store.storeId, (tx) =>
    insertDeliveries(tx, [{ ...sent, mostTries: 1 }]),
  )
  return { webhook, webhookDelivery }
}
