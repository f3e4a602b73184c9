import { newId } from '@vitrine/db/new-id.ts'
import type { Shop, User } from '../testing/start-shop.ts'
import { makeCatalogue } from './making/catalogue.ts'
import { makeCorrespondence } from './making/correspondence.ts'
import { makeDrafts } from './making/drafts.ts'
import { makeForDevelopers } from './making/developers.ts'
import type { Making } from './making/making.ts'
import { lineOf, makeOrders } from './making/orders.ts'
import { makePages } from './making/pages.ts'
import { makeTeam } from './making/team.ts'
import type { Names } from './names.ts'

/** A store in which every text reveals the store and its visibility. */
export interface MarkedStore extends Omit<Making, 'shop'> {
  label: string
  names: Names
}

export type Thing =
  | 'page'
  | 'productTemplate'
  | 'article'
  | 'menu'
  | 'product'
  | 'category'
  | 'order'
  | 'orderView'
  | 'savedSection'
  | 'draft'
  | 'member'
  | 'invitation'
  | 'apiKey'
  | 'webhook'
  | 'message'
  | 'subscriber'
  | 'abandoned'
  | 'searchMiss'
  | 'redirect'
  | 'missingPath'
  | 'media'
  | 'discount'
  | 'import'

export async function aMarkedStore(shop: Shop, label: string, user?: User): Promise<MarkedStore> {
  const marks = {
    privateMark: `private-${label}-${newId()}`,
    publicMark: `public-${label}-${newId()}`,
  }
  const owner = user ?? (await shop.aUser(contactOf(marks.privateMark)))
  const store = await shop.aStore({ owner, name: `Shop ${label} ${newId().slice(-8)}` })
  const make = makerOf({ shop, store, ...marks })
  await make.details()
  await make.reminders()
  const [parent, category] = [await make.category(), await make.category()]
  const product = await make.product([category.id])
  await make.draftProduct([category.id])
  const page = await make.page()
  const article = await make.article()
  const { order, token } = await make.order(product)
  const { body: quoted } = await shop.quote(store, [lineOf(product)])
  const names: Names = {
    store: store.storeId,
    storeName: store.name,
    domain: store.storeDomain,
    user: owner.userId,
    page: page.id,
    pageSlug: page.slug,
    productTemplate: (await make.template('product')).id,
    collectionTemplate: (await make.template('collection')).id,
    article: article.id,
    menu: (await make.menu()).id,
    articleSlug: article.slug,
    product: product.id,
    productSlug: product.slug,
    variation: product.variations[0]!.id,
    category: category.id,
    categorySlug: category.slug,
    parent: parent.id,
    order: order.id,
    orderLine: order.lines[0]!.id,
    orderView: (await make.orderView()).id,
    savedSection: (await make.savedSection()).id,
    ...(await make.draft(product)),
    ...(await make.paymentLink(product)),
    member: await make.member(),
    invitation: await make.invitation(),
    apiKey: await make.apiKey(),
    ...(await make.webhook()),
    message: await make.message(),
    mail: await make.mail(),
    media: await make.media(),
    import: await make.import(),
    subscriber: await make.subscriber(),
    abandoned: await make.abandoned(product),
    discount: await make.discount(),
    customField: await make.customField(),
    searchMiss: await make.searchMiss(),
    redirect: (await make.redirect()).id,
    policyVersion: await make.policy(),
    missingPath: await make.missingPath(),
    token,
    checkoutToken: await make.checkout(order),
    quoteHash: (quoted as { quoteHash: string }).quoteHash,
    trap: '',
  }
  return { label, store, names, ...marks }
}

/** Returns the store's names with one entity replaced by a new one, for a call that consumes it. */
export async function withNew(shop: Shop, marked: MarkedStore, thing: Thing): Promise<Names> {
  const make = makerOf({ shop, ...marked })
  const { names } = marked
  if (thing === 'page') return { ...names, page: (await make.page()).id }
  if (thing === 'productTemplate')
    return { ...names, productTemplate: (await make.template('product')).id }
  if (thing === 'menu') return { ...names, menu: (await make.menu()).id }
  if (thing === 'article') return { ...names, article: (await make.article()).id }
  if (thing === 'category') return { ...names, category: (await make.category()).id }
  if (thing === 'media') return { ...names, media: await make.media() }
  if (thing === 'import') return { ...names, import: await make.import() }
  if (thing === 'savedSection') return { ...names, savedSection: (await make.savedSection()).id }
  if (thing === 'orderView') return { ...names, orderView: (await make.orderView()).id }
  if (thing === 'member') return { ...names, member: await make.member() }
  if (thing === 'invitation') return { ...names, invitation: await make.invitation() }
  if (thing === 'apiKey') return { ...names, apiKey: await make.apiKey() }
  if (thing === 'webhook') return { ...names, ...(await make.webhook()) }
  if (thing === 'message') return { ...names, message: await make.message() }
  if (thing === 'subscriber') return { ...names, subscriber: await make.subscriber() }
  if (thing === 'discount') return { ...names, discount: await make.discount() }
  if (thing === 'searchMiss') return { ...names, searchMiss: await make.searchMiss() }
  if (thing === 'redirect') return { ...names, redirect: (await make.redirect()).id }
  if (thing === 'missingPath') return { ...names, missingPath: await make.missingPath() }
  const product = await make.product([names.category])
  const variation = product.variations[0]!.id
  if (thing === 'product') return { ...names, product: product.id, variation }
  if (thing === 'draft')
    return { ...names, product: product.id, variation, ...(await make.draft(product)) }
  if (thing === 'abandoned') return { ...names, abandoned: await make.abandoned(product) }
  const { order, token } = await make.order(product)
  return { ...names, order: order.id, orderLine: order.lines[0]!.id, token }
}

function contactOf(privateMark: string) {
  return { name: `Owner ${privateMark}`, email: `${privateMark}@owner.example` }
}

function makerOf(making: Making) {
  return {
    ...makePages(making),
    ...makeCatalogue(making),
    ...makeOrders(making),
    ...makeDrafts(making),
    ...makeCorrespondence(making),
    ...makeForDevelopers(making),
    ...makeTeam(making),
  }
}
