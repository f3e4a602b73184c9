import { newId } from '@vitrine/db/new-id.ts'

export interface Names {
  store: string
  storeName: string
  domain: string
  user: string
  page: string
  pageSlug: string
  productTemplate: string
  collectionTemplate: string
  article: string
  menu: string
  articleSlug: string
  product: string
  productSlug: string
  variation: string
  category: string
  categorySlug: string
  parent: string
  order: string
  orderLine: string
  orderView: string
  savedSection: string
  draft: string
  member: string
  invitation: string
  apiKey: string
  webhook: string
  webhookDelivery: string
  message: string
  mail: string
  media: string
  import: string
  subscriber: string
  abandoned: string
  discount: string
  customField: string
  searchMiss: string
  redirect: string
  policyVersion: string
  missingPath: string
  token: string
  checkoutToken: string
  draftToken: string
  linkToken: string
  linkHash: string
  /** No entity: the quote of the store's cart. */
  quoteHash: string
  /** Honeypot, filled in where shoppers' input must not be stored. */
  trap: string
}

export type Kind = Exclude<keyof Names, 'storeName' | 'quoteHash' | 'linkHash' | 'trap'>

export function missingNames(): Names {
  return {
    store: newId(),
    storeName: 'Nobody’s',
    domain: `nobody-${newId()}.localhost`,
    user: newId(),
    page: newId(),
    pageSlug: `no-page-${newId()}`,
    productTemplate: newId(),
    collectionTemplate: newId(),
    article: newId(),
    menu: newId(),
    articleSlug: `no-article-${newId()}`,
    product: newId(),
    productSlug: `no-product-${newId()}`,
    variation: newId(),
    category: newId(),
    categorySlug: `no-category-${newId()}`,
    parent: newId(),
    order: newId(),
    orderLine: newId(),
    orderView: newId(),
    savedSection: newId(),
    draft: newId(),
    member: newId(),
    invitation: newId(),
    apiKey: newId(),
    webhook: newId(),
    webhookDelivery: newId(),
    message: newId(),
    mail: newId(),
    media: newId(),
    import: newId(),
    subscriber: newId(),
    abandoned: newId(),
    discount: newId(),
    customField: newId(),
    searchMiss: `nobody looked for ${newId()}`,
    redirect: newId(),
    policyVersion: newId(),
    missingPath: `/nobody-came-${newId()}`,
    token: `${newId()}${newId()}`,
    checkoutToken: `${newId()}${newId()}`,
    draftToken: `${newId()}${newId()}`,
    linkToken: `${newId()}${newId()}`,
    linkHash: 'of no draft',
    quoteHash: 'of no cart',
    trap: '',
  }
}

export const malformedNames: Names = {
  store: '%27 OR 1=1',
  storeName: '',
  domain: '../etc/passwd',
  user: 'not-an-id',
  page: 'not-an-id',
  pageSlug: '../home',
  productTemplate: 'not-an-id',
  collectionTemplate: 'not-an-id',
  article: 'not-an-id',
  menu: 'not-an-id',
  articleSlug: '../news',
  product: '00000000-0000-0000-0000',
  productSlug: '../sencha',
  variation: 'not-an-id',
  category: 'null',
  categorySlug: '../teas',
  parent: '*',
  order: '1',
  orderLine: '1',
  orderView: '1',
  savedSection: '1',
  draft: '1',
  member: 'null',
  invitation: '1',
  apiKey: '1',
  webhook: '1',
  webhookDelivery: 'null',
  message: '1',
  mail: '1',
  media: 'green.png',
  import: 'products.csv',
  subscriber: 'null',
  abandoned: 'cart',
  discount: '0',
  customField: 'null',
  searchMiss: '',
  redirect: 'null',
  policyVersion: 'null',
  missingPath: '',
  token: 'short',
  checkoutToken: 'short',
  draftToken: 'short',
  linkToken: 'short',
  linkHash: 'of no draft',
  quoteHash: 'of no cart',
  trap: '',
}
