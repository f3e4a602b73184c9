import type { Page } from '@playwright/test'
import type { Category } from '@vitrine/contract/catalogue/category.ts'
import type { Page as ShopPage } from '@vitrine/contract/content/page.ts'
import type { Product, ProductCard } from '@vitrine/contract/catalogue/product.ts'
import { sectionSchemas, type SectionType } from '@vitrine/sections/render/schemas.ts'
import { isMain } from '@vitrine/sections/types/page-main/main-of-template.ts'
import { ask, createOpenStore } from '../e2e/fixtures/owner-api.ts'
import { tea } from '../e2e/fixtures/product-test.ts'

interface Made {
  id: string
  storeId: string
  storeDomain: string
}

export async function makeTemplateShop(owner: Page) {
  const goods = await teaGoods(owner)
  const body = { name: 'Corner & Co', currency: 'EUR', country: 'DE' }
  const { storeId, storeDomain } = await createOpenStore(owner.request, body)
  await fill(owner, storeId, goods)
  const page = await ask<Made>(owner.request, 'POST', '/page/add-page', {
    storeId,
    name: 'Sections',
    slug: 'sections',
    content: everySection(goods.image),
  })
  await ask(owner.request, 'PUT', '/page/update-page', { pageId: page.id, publish: true })
  const paths = ['/', '/page/sections', '/shop', '/product/sencha', '/about', '/checkout', '/none']
  return { storeId, storeDomain, paths }
}

async function fill(owner: Page, storeId: string, { products, categories }: Goods) {
  const own = new Map<string, string>()
  for (const { id, name, image } of categories) {
    const body = { storeId, name, image }
    own.set(id, (await ask<Made>(owner.request, 'POST', '/category/add-category', body)).id)
  }
  for (const { categoryIds, ...product } of products) {
    const body = { ...product, storeId, categoryIds: categoryIds.map((id) => own.get(id)) }
    await ask(owner.request, 'POST', '/products/add-product', body)
  }
}

function everySection(image: string) {
  const filled: Partial<Record<SectionType, object>> = {
    imageBlock: { src: image, alt: 'A table laid for tea' },
    videoBlock: { videoType: 'youtube', src: 'aqz-KE-bpKQ', title: 'A film', poster: image },
  }
  return Object.values(sectionSchemas)
    .filter((schema) => schema.contentType !== 'global' && !isMain(schema))
    .map(({ type, contentType, version, defaults }) => {
      const few = 'numberOfProducts' in defaults && { numberOfProducts: 4 }
      const props = { ...defaults, ...few, ...filled[type] }
      return { id: type, type, contentType, v: version, props }
    })
}

type Goods = Awaited<ReturnType<typeof teaGoods>>

async function teaGoods(page: Page) {
  await page.goto(tea('/'))
  const { home, categories, products } = await page.evaluate(readShop)
  const slides = home.content[0]?.props['slides'] as { background: string }[] | undefined
  return { image: slides?.[0]?.background ?? '', categories, products: products.map(asInput) }
}

async function readShop() {
  const domain = location.hostname
  // The browser receives only this function's body, so helpers live inside it.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const read = async <Answer>(call: string) => (await (await fetch(`/api${call}`)).json()) as Answer
  const { storeId } = await read<Made>(`/store/get-store-info?domain=${domain}`)
  const list = `/products/fetch-products?storeId=${storeId}&pageNumber=0&pageSize=12`
  const cards = await read<ProductCard[]>(list)
  const products: Product[] = []
  for (const { slug } of cards.toReversed()) {
    const product = `/products/fetch-product-by-domain?domain=${domain}&productSlug=${slug}`
    products.push(await read<Product>(product))
  }
  const home = await read<ShopPage>(`/page/get-page-by-domain?domain=${domain}&slug=home`)
  return { home, products, categories: await read<Category[]>('/categories/get-categories') }
}

function asInput({ slug, name, price, discountPrice, productImage, ...rest }: Product) {
  const { description, galleryImages, categoryIds } = rest
  const known = { slug, name, price, productImage, description, galleryImages, categoryIds }
  return discountPrice === null ? known : { ...known, discountPrice }
}
