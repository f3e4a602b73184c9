import { defaultSeo } from '@vitrine/contract/shop/seo-settings.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { openSites } from '../../sites.ts'
import { aRate, aZone, shipsTo } from '../../testing/ships-to.ts'
import { startShop, type OwnedStore } from '../../testing/start-shop.ts'
import type { Storefront } from './storefront.ts'

let pages: Storefront
const shop = startShop({ storefront: (request, store) => pages(request, store) })

beforeAll(async () => {
  pages = (await openSites(shop.services)).storefront as Storefront
})

interface Thing {
  '@type': string
  [property: string]: unknown
}

const read = async ({ storeDomain }: OwnedStore, path: string) =>
  await (await shop.fetch(path, { host: storeDomain })).text()

const originOf = ({ storeDomain }: OwnedStore) =>
  `http://${storeDomain}:${shop.services.config.port}`

function structuredIn(html: string): Record<string, Thing> {
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  const data = JSON.parse(json) as { '@context'?: string; '@graph'?: Thing[] }
  expect(data['@context']).toBe('https://schema.org')
  return Object.fromEntries((data['@graph'] ?? []).map((thing) => [thing['@type'], thing]))
}

async function aCategory({ storeId, owner }: OwnedStore, values: object) {
  const body = { storeId, ...values }
  const answer = await shop.call<{ id: string }>('POST', '/api/category/add-category', {
    as: owner,
    body,
  })
  expect(answer.status).toBe(201)
  return answer.body
}

/** No call sets it yet, so the test writes the row. */
async function setStatus({ storeId }: OwnedStore, status: string) {
  await shop.services.db.platform.execute(
    sql`UPDATE stores SET status = ${status}, version = version + 1 WHERE id = ${storeId}`,
  )
  shop.services.hosts.forget(storeId)
}

const colours = {
  attributeGroups: [
    { name: 'Colour', type: 'color', values: [{ value: 'Red' }, { value: 'Black' }] },
    { name: 'Weight', type: 'buttons', values: [{ value: '100 g' }] },
  ] as const,
  variations: [
    { price: 15, discountPrice: 12.5, attributes: { Colour: 'Red', Weight: '100 g' }, sku: 'R-1' },
    { price: 0, attributes: { Colour: 'Black', Weight: '100 g' }, stock: 0 },
  ],
}

test('a product page names itself once, and shows itself to whoever shares it', async () => {
  const store = await shop.aStore()
  await shop.aProduct(store, {
    slug: 'sencha',
    description: '<p>Steamed at dawn.</p>',
    productImage: '/media/sencha.webp',
  })

  const html = await read(store, '/page/product/sencha')

  const origin = originOf(store)
  expect(html.match(/rel="canonical"/g)).toHaveLength(1)
  expect(html).toContain(`<link rel="canonical" href="${origin}/product/sencha"/>`)
  for (const [property, content] of [
    ['og:title', 'Sencha 100 g'],
    ['og:description', 'Steamed at dawn.'],
    ['og:type', 'product'],
    ['og:url', `${origin}/product/sencha`],
    ['og:site_name', 'Tea House'],
    ['og:image', `${origin}/media/sencha.webp`],
  ])
    expect(html).toContain(`<meta property="${property}" content="${content}"/>`)
})

test('a product is described with the price that its page shows', async () => {
  const store = await shop.aStore()
  const { id } = await shop.aProduct(store, {
    slug: 'sencha',
    price: 14,
    discountPrice: 12.5,
    productImage: '/media/sencha.webp',
    description: '<p>Steamed at dawn.</p>',
  })

  const html = await read(store, '/product/sencha')

  const url = `${originOf(store)}/product/sencha`
  expect(html).toContain('€12.50')
  expect(structuredIn(html)['Product']).toEqual({
    '@type': 'Product',
    name: 'Sencha 100 g',
    url,
    image: [`${originOf(store)}/media/sencha.webp`],
    description: 'Steamed at dawn.',
    sku: id,
    offers: {
      '@type': 'Offer',
      url,
      price: '12.50',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: '0.00', currency: 'EUR' },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'DE' },
      },
    },
  })
})

test('a product with variations is described as a group of them', async () => {
  const store = await shop.aStore()
  const product = { slug: 'tin', sku: 'TIN', price: 20, trackStock: true, ...colours }
  const { variations } = await shop.aProduct(store, product as never)

  const group = structuredIn(await read(store, '/product/tin'))['ProductGroup']

  expect(group).toMatchObject({
    productGroupID: 'TIN',
    variesBy: ['https://schema.org/color', 'Weight'],
    hasVariant: [
      {
        '@type': 'Product',
        name: 'Sencha 100 g, Red, 100 g',
        color: 'Red',
        additionalProperty: [{ '@type': 'PropertyValue', name: 'Weight', value: '100 g' }],
        sku: 'R-1',
        offers: { price: '12.50', availability: 'https://schema.org/InStock' },
      },
      {
        color: 'Black',
        sku: variations[1]?.id,
        offers: { price: '20.00', availability: 'https://schema.org/OutOfStock' },
      },
    ],
  })
})

test('the vendor is told as the brand, and a barcode as GTIN where its check digit is right', async () => {
  const store = await shop.aStore()
  const variations = [
    { price: 1, attributes: { Colour: 'Red' }, barcode: '96385074' },
    { price: 1, attributes: { Colour: 'Black' }, barcode: '96385075' },
  ]
  const values = [{ value: 'Red' }, { value: 'Black' }]
  const attributeGroups = [{ name: 'Colour', type: 'buttons' as const, values }]
  await shop.aProduct(store, { slug: 'mug', vendor: 'Kiln', barcode: '978-0-306-40615-7' })
  await shop.aProduct(store, { slug: 'tin', barcode: 'OWN-1' })
  await shop.aProduct(store, { slug: 'tee', vendor: 'Loom', attributeGroups, variations })
  const dataOf = async (slug: string) => structuredIn(await read(store, `/product/${slug}`))

  const { Product: mug } = await dataOf('mug')
  expect(mug).toMatchObject({ brand: { '@type': 'Brand', name: 'Kiln' }, gtin: '9780306406157' })
  const { Product: tin } = await dataOf('tin')
  expect(tin).not.toHaveProperty('brand')
  expect(tin).not.toHaveProperty('gtin')
  const { ProductGroup: tee } = await dataOf('tee')
  expect(tee).toMatchObject({ brand: { name: 'Loom' }, hasVariant: [{ gtin: '96385074' }, {}] })
  expect(JSON.stringify(tee)).not.toContain('96385075')
})

test('an offer tells condition, part number and unit price, and what the shop says of returns', async () => {
  const store = await shop.aStore()
  const { storeId, owner } = store
  const settings = { ...defaultSeo, returns: { days: 30, fees: 'free' } }
  const body = { storeId, revision: 0, settings }
  await shop.call('PUT', '/api/seo/settings', { as: owner, body })
  const zones = [
    aZone('Germany', ['DE'], [aRate('post', { price: 4.9, estimate: { min: 1, max: 2 } })]),
  ]
  await shipsTo(shop, store, { zones })
  const unitMeasure = { amount: 250, unit: 'g', per: '100 g' } as const
  await shop.aProduct(store, { slug: 'tea', mpn: 'K-7', condition: 'refurbished', unitMeasure })

  const html = await read(store, '/product/tea')

  expect(html).toContain('€5.00<!-- --> per<!-- --> <!-- -->100 g')
  expect(structuredIn(html)['Product']).toMatchObject({
    mpn: 'K-7',
    offers: {
      itemCondition: 'https://schema.org/RefurbishedCondition',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: '12.50',
        priceCurrency: 'EUR',
        referenceQuantity: {
          value: 250,
          unitCode: 'GRM',
          valueReference: { value: 100, unitCode: 'GRM' },
        },
      },
      shippingDetails: {
        shippingRate: { value: '4.90', currency: 'EUR' },
        deliveryTime: { transitTime: { minValue: 1, maxValue: 2, unitCode: 'DAY' } },
      },
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'DE',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 30,
        returnMethod: 'https://schema.org/ReturnByMail',
        returnFees: 'https://schema.org/FreeReturn',
      },
    },
  })
})

test('a price is written with the decimals of its currency', async () => {
  const store = await shop.aStore({ currency: 'JPY', country: 'JP' })
  await shop.aProduct(store, { slug: 'sencha', price: 1200 })
  const { Product } = structuredIn(await read(store, '/product/sencha'))
  expect(Product?.['offers']).toMatchObject({ price: '1200', priceCurrency: 'JPY' })
})

test('a rating that no shopper gave is never told', async () => {
  const store = await shop.aStore()
  await shop.aProduct(store, { slug: 'sencha' })
  for (const path of ['/', '/shop', '/product/sencha'])
    expect(await read(store, path)).not.toContain('aggregateRating')
})

test('a name cannot end the element that describes it', async () => {
  const store = await shop.aStore()
  const name = '</script><script>alert(1)</script>'
  await shop.aProduct(store, { slug: 'sencha', name })

  const html = await read(store, '/product/sencha')

  expect(html).not.toContain('<script>alert')
  expect(structuredIn(html)['Product']?.['name']).toBe(name)
})

test('the way from the home page is told as it is shown', async () => {
  const store = await shop.aStore()
  const parent = await aCategory(store, { name: 'Tea', slug: 'tea' })
  const child = await aCategory(store, { name: 'Green', slug: 'green', parentId: parent.id })
  await shop.aProduct(store, { slug: 'sencha', categoryIds: [parent.id, child.id] })
  await shop.aProduct(store, { slug: 'cup', name: 'Cup' })
  const origin = originOf(store)
  const trailOf = async (path: string) => {
    const html = await read(store, path)
    const list = structuredIn(html)['BreadcrumbList']?.['itemListElement'] as Thing[]
    const [nav = ''] = /<nav aria-label="Breadcrumb".*?<\/nav>/.exec(html) ?? []
    const shown = [...nav.matchAll(/>([^<>]+)<\/(?:a|span)>/g)].map(([, name]) => name)
    expect(list.map(({ name }) => name)).toEqual(shown)
    expect(list.map(({ position }) => position)).toEqual(list.map((_, index) => index + 1))
    return list.map(({ name, item }) => [name, item])
  }

  expect(await trailOf('/product/sencha')).toEqual([
    ['Home', `${origin}/`],
    ['Green', `${origin}/collection/green`],
    ['Sencha 100 g', `${origin}/product/sencha`],
  ])
  expect(await trailOf('/product/cup')).toEqual([
    ['Home', `${origin}/`],
    ['Cup', `${origin}/product/cup`],
  ])
  expect(await trailOf('/collection/green')).toEqual([
    ['Home', `${origin}/`],
    ['Green', `${origin}/collection/green`],
  ])
})

test('the home page says who runs the shop', async () => {
  const store = await shop.aStore({ name: 'Tea <& House' })
  const { Organization, WebSite } = structuredIn(await read(store, '/'))
  const url = `${originOf(store)}/`
  expect(Organization).toMatchObject({ name: 'Tea <& House', url })
  expect(WebSite).toMatchObject({ name: 'Tea <& House', url })
})

test('robots are led to the sitemap and away from what belongs to one shopper', async () => {
  const store = await shop.aStore()
  const answer = await shop.fetch('/robots.txt', { host: store.storeDomain })
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await answer.text()).toBe(
    'User-agent: *\nDisallow: /cart\nDisallow: /checkout\nDisallow: /search\nDisallow: /api/\n' +
      `\nSitemap: ${originOf(store)}/sitemap.xml\n`,
  )
})

test('a shop with a proved domain of its own names that one, wherever it is read', async () => {
  const store = await shop.aStore()
  await shop.aProduct(store, { name: 'Sencha', slug: 'sencha' })
  const domain = `tea-${store.storeId}.example`
  const own = (status: string) => sql`
    INSERT INTO domains (domain, store_id, status, is_primary)
    VALUES (${domain}, ${store.storeId}, ${status}, true)
    ON CONFLICT (store_id, domain) DO UPDATE SET status = excluded.status`

  await shop.services.db.platform.execute(own('pending'))
  await setStatus(store, 'live')
  expect(await read(store, '/product/sencha')).toContain(
    `<link rel="canonical" href="${originOf(store)}/product/sencha"`,
  )

  await shop.services.db.platform.execute(own('verified'))
  await setStatus(store, 'live')
  const textAt = async (host: string, path: string) =>
    await (await shop.fetch(path, { host })).text()
  const page = await textAt(domain, '/product/sencha')
  expect(page).toContain(`<link rel="canonical" href="https://${domain}/product/sencha"`)
  expect(page).toContain(`<meta property="og:url" content="https://${domain}/product/sencha"`)
  const sitemap = await textAt(domain, '/sitemap.xml')
  expect(sitemap).toContain(`<loc>https://${domain}/product/sencha</loc>`)
  expect(sitemap).not.toContain(store.storeDomain)
  for (const host of [store.storeDomain, domain])
    expect(await textAt(host, '/robots.txt')).toContain(`Sitemap: https://${domain}/sitemap.xml`)
})

test('a shop that is not open is kept out of search engines', async () => {
  const store = await shop.aStore()
  const indexed = await shop.fetch('/', { host: store.storeDomain })
  expect(indexed.headers.get('x-robots-tag')).toBeNull()

  await setStatus(store, 'draft')

  const hidden = await shop.fetch('/', { host: store.storeDomain })
  expect(hidden.headers.get('x-robots-tag')).toBe('noindex')
  expect(await read(store, '/robots.txt')).toBe('User-agent: *\nDisallow: /\n')
  expect((await shop.fetch('/sitemap.xml', { host: store.storeDomain })).status).toBe(503)
})

test('a host that no shop has, and a page that is not there, are kept out too', async () => {
  const unknown = await shop.fetch('/', { host: 'nobody.localhost' })
  expect(unknown.headers.get('x-robots-tag')).toBe('noindex')
  const store = await shop.aStore()
  for (const path of ['/page/nothing', '/checkout']) {
    const html = await read(store, path)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('rel="canonical"')
  }
})
