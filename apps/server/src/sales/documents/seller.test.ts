import type { MediaItem } from '@vitrine/contract/content/media.ts'
import { noSeller, type Seller } from '@vitrine/contract/shop/seller.ts'
import type { Store } from '@vitrine/contract/shop/store.ts'
import { expect, test } from 'vitest'
import { aFile, greenPng, upload } from '../../testing/an-image.ts'
import { aShopper } from '../../testing/a-shopper.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'
import { ordersOf } from '../../testing/orders-of.ts'

const shop = startShop()

const seller: Seller = {
  ...noSeller,
  legalName: 'Mei Lin Teas GmbH',
  address1: 'Teestraße 1',
  postcode: '10115',
  city: 'Berlin',
  country: 'DE',
  taxId: 'DE123456789',
  registration: 'HRB 1234, Berlin',
}

function change({ storeId, owner: as }: OwnedStore, values: object) {
  const body = { storeId, ...values }
  return shop.call<Store>('PUT', '/api/store/update-store-general-details', { as, body })
}

async function anOrder(store: OwnedStore) {
  const product = await shop.aProduct(store)
  await aShopper(shop, store).buy([{ product, quantity: 1 }])
  return (await ordersOf(shop, store))[0]!.id
}

const issue = ({ owner: as }: OwnedStore, id: string) =>
  shop.call('PUT', '/api/orders/invoices', { as, body: { ids: [id] } })

const paper = ({ owner: as }: OwnedStore, kind: string, id: string, format = 'html') =>
  shop.fetch(`/api/orders/documents?kind=${kind}&format=${format}&ids=${id}`, { as })

const html = async (store: OwnedStore, kind: string, id: string) =>
  await (await paper(store, kind, id)).text()

async function pdf(store: OwnedStore, kind: string, id: string) {
  return Buffer.from(await (await paper(store, kind, id, 'pdf')).arrayBuffer())
}

async function aLogo(store: OwnedStore): Promise<MediaItem> {
  const { body } = await upload(shop, store, aFile(greenPng, 'logo.png'), { alt: 'Tea House' })
  return body
}

test('the seller is on invoice and packing slip, on paper as in the PDF, with the logo', async () => {
  const store = await shop.aStore()
  const logo = await aLogo(store)
  const { body } = await change(store, { seller, phone: '+49 30 1234', logo: logo.url })
  expect(body).toMatchObject({ seller, phone: '+49 30 1234' })
  const id = await anOrder(store)
  await issue(store, id)

  for (const kind of ['invoice', 'packing-slip']) {
    const shown = await html(store, kind, id)
    expect(shown).toContain('src="data:image/png;base64,')
    for (const line of [
      'Mei Lin Teas GmbH',
      'Teestraße 1',
      '10115 Berlin',
      'Germany',
      '+49 30 1234',
    ])
      expect(shown).toContain(line)
    const file = await pdf(store, kind, id)
    const [text = ''] = readPdf(file)
    expect(text).toContain('Tax ID: DE123456789')
    expect(text).toContain('Registration: HRB 1234, Berlin')
    expect(file.toString('latin1')).toContain('/Subtype /Image')
  }
})

test('an issued invoice stays as it was, whatever is edited and deleted later', async () => {
  const store = await shop.aStore()
  const logo = await aLogo(store)
  await change(store, { seller, logo: logo.url })
  const id = await anOrder(store)
  await issue(store, id)
  const before = await html(store, 'invoice', id)

  await change(store, {
    name: 'Coffee House',
    email: 'new@coffee.example',
    logo: null,
    seller: { ...seller, legalName: 'Someone Else Ltd', taxId: 'DE000' },
  })
  expect((await shop.call('DELETE', `/api/media/${logo.id}`, { as: store.owner })).status).toBe(200)
  await issue(store, id)

  expect(await html(store, 'invoice', id)).toBe(before)
  const slip = await html(store, 'packing-slip', id)
  expect(slip).toContain('Someone Else Ltd')
  expect(slip).not.toContain('data:image')
  const later = await anOrder(store)
  await issue(store, later)
  expect(await html(store, 'invoice', later)).toContain('DE000')
})

test('a store that says nothing of its seller has papers all the same', async () => {
  const store = await shop.aStore()
  const id = await anOrder(store)
  await issue(store, id)

  const shown = await html(store, 'invoice', id)
  expect(shown).toContain('Tea House')
  expect(shown).not.toContain('Tax ID')
  expect(readPdf(await pdf(store, 'invoice', id))).toHaveLength(1)
})

test('a document requests no logo from another site', async () => {
  const store = await shop.aStore()
  await change(store, { logo: 'http://127.0.0.1:1/logo.png' })
  const id = await anOrder(store)
  await issue(store, id)

  expect(await html(store, 'invoice', id)).not.toContain('<img')
})

test.each([
  [{ country: 'ZZ' }, 'seller.country'],
  [{ country: 'de' }, 'seller.country'],
  [{ legalName: 'x'.repeat(121) }, 'seller.legalName'],
  [{ taxId: 'x'.repeat(41) }, 'seller.taxId'],
])('%o is refused at its field', async (wrong, path) => {
  const store = await shop.aStore()

  const refused = await change(store, { seller: { ...seller, ...wrong } })

  expect(refused).toMatchObject({ status: 400, body: { issues: [{ path }] } })
})
