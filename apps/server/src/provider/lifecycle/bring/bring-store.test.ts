import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FontItem } from '@vitrine/contract/content/fonts.ts'
import { defaultTheme } from '@vitrine/contract/content/theme.ts'
import { openOwnDatabase } from '@vitrine/db/testing/test-database.ts'
import { expect, test } from 'vitest'
import { mediaFolder } from '../../../content/media/media-library.ts'
import { aFont } from '../../../testing/a-font.ts'
import { aShopper } from '../../../testing/a-shopper.ts'
import { upload } from '../../../testing/an-image.ts'
import { archiveOf, bring } from '../../../testing/shop-archives.ts'
import { aTeaHouse, startStorefront } from '../../../testing/start-storefront.ts'
import type { OwnedStore, Shop } from '../../../testing/start-shop.ts'

// Two installations, each with a database and images of its own.
const { shop } = await startStorefront()
const { shop: elsewhere } = await startStorefront(undefined, {}, await openOwnDatabase())

/** Equal if the pages are, byte by byte, with a short difference if they are not. */
const partsOf = (page: string) => page.split(/(?<=[>,])/)

async function pageOf(of: Shop, host: string, address: string) {
  const answer = await of.fetch(address, { host })
  expect([address, answer.status]).toEqual([address, 200])
  return await answer.text()
}

const filesOf = async (of: Shop, { storeId }: Pick<OwnedStore, 'storeId'>) => {
  const folder = path.join(mediaFolder(of.services.config), storeId)
  const names = (await readdir(folder)).toSorted()
  return await Promise.all(
    names.map(async (name) => [name, (await readFile(path.join(folder, name))).toString('base64')]),
  )
}

async function hasOwnFont({ storeId, owner }: OwnedStore) {
  const form = new FormData()
  form.append('storeId', storeId)
  form.append('licence', 'yes')
  form.append('file', aFont())
  const answer = await shop.fetch('/api/fonts', { method: 'POST', as: owner, rawBody: form })
  const { name, url } = (await answer.json()) as FontItem
  const theme = { ...defaultTheme, ownFonts: { heading: { name, url } } }
  const changed = await shop.call('PUT', '/api/store/update-theme', {
    as: owner,
    body: { storeId, theme },
  })
  expect(changed.status).toBe(200)
}

test('a shop that moved to another installation shows the same bytes, and its orders’ links live', async () => {
  const store = await aTeaHouse(shop)
  await upload(shop, store)
  await hasOwnFont(store)
  const sencha = await shop.aProduct(store, { name: 'Sencha of spring', stock: 5 })
  const placed = await aShopper(shop, store).buy([{ product: sencha, quantity: 2 }])
  const owner = await elsewhere.aUser()
  const brought = await bring(elsewhere, await archiveOf(shop, store.storeId), owner)
  for (const act of ['select-store', 'open-store'])
    await elsewhere.call('POST', `/api/store/${act}`, {
      as: owner,
      body: { storeId: brought.storeId },
    })

  for (const address of [
    '/',
    '/shop',
    '/about',
    '/collection/green-tea',
    '/collection/teaware',
    '/product/sencha-of-spring',
    '/page/contact',
    `/checkout/thank-you/${placed.body.token}`,
  ]) {
    const former = (await pageOf(shop, store.storeDomain, address))
      .replaceAll(store.storeId, brought.storeId)
      .replaceAll(store.storeDomain, brought.storeDomain)
    expect(partsOf(await pageOf(elsewhere, brought.storeDomain, address))).toEqual(partsOf(former))
  }
  expect(await filesOf(elsewhere, brought)).toEqual(await filesOf(shop, store))

  const there = { ...store, ...brought, owner }
  expect(await aShopper(elsewhere, there).order(placed.body.token)).toMatchObject({
    status: 200,
    body: { orderNumber: placed.body.orderNumber },
  })
  const next = await aShopper(elsewhere, there).buy([{ product: sencha, quantity: 3 }])
  expect(next.body.orderNumber).toBe(placed.body.orderNumber + 1)
  const found = await elsewhere.call('GET', '/api/products/fetch-searched-products', {
    body: { storeId: brought.storeId, name: 'spring', pageNumber: 0 },
  })
  expect(JSON.stringify(found.body)).toContain(sencha.id)
})
