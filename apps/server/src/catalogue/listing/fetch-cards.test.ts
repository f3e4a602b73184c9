import type { ProductCard } from '@vitrine/contract/catalogue/product.ts'
import { expect, test } from 'vitest'
import { startShop } from '../../testing/start-shop.ts'

const shop = startShop()

test('cards come in the order of their slugs, and what is not for sale leaves its place empty', async () => {
  const store = await shop.aStore()
  const { storeId, storeDomain: host, owner } = store
  const sencha = await shop.aProduct(store, { name: 'Sencha' })
  const bancha = await shop.aProduct(store, { name: 'Bancha', status: 'draft' })
  const moved = await shop.aProduct(store, { name: 'Matcha', price: 30, discountPrice: 10 })
  const elsewhere = await shop.aProduct(await shop.aStore(), { name: 'Gyokuro' })
  const body = { storeId, id: moved.id, name: 'Matcha', price: 30, discountPrice: 10 }
  await shop.call('PUT', '/api/products/update-product', {
    as: owner,
    body: { ...body, slug: 'stone-ground-matcha' },
  })

  const slugs = [moved.slug, bancha.slug, sencha.slug, elsewhere.slug]
  const query = slugs.map((slug, index) => `productSlugs[${index}]=${slug}`).join('&')
  const path = `/api/products/fetch-cards?storeId=${storeId}&${query}`
  const answer = await shop.call<(ProductCard | null)[]>('GET', path, { host })

  expect(answer.body).toMatchObject([
    { id: moved.id, slug: 'stone-ground-matcha', discountPrice: 10 },
    null,
    { id: sencha.id, slug: 'sencha' },
    null,
  ])
})
