import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import type { Quote } from '@vitrine/contract/quote.ts'
import type { ProductCard } from '@vitrine/contract/product.ts'
import type { StoreInfo } from '@vitrine/contract/store.ts'
import { expect, main } from './product-test.ts'

/** An order of one piece at the Tea House, as a shopper places it. @returns its number */
export async function placeOrder(request: APIRequestContext, email: string) {
  const store = (await ask(request, '/store/get-store-info?domain=tea.localhost')) as StoreInfo
  return await placeOrderIn(request, store.storeId, email)
}

/** The same in another shop, of the first product that can be bought. */
export async function placeOrderIn(request: APIRequestContext, storeId: string, email: string) {
  const cards = (await ask(
    request,
    `/products/fetch-products?storeId=${storeId}&pageSize=100`,
  )) as ProductCard[]
  const product = cards.find(({ hasVariations, stockStatus }) => stockStatus && !hasVariations)
  const cart = { storeId, lines: [{ productId: product?.id, quantity: 1 }] }
  const { quoteHash } = (await ask(request, '/checkout/quote', cart)) as Quote
  const shippingAddress = {
    firstName: 'June',
    lastName: 'Park',
    address1: 'Teestraße 1',
    city: 'Berlin',
    postcode: '10115',
    country: 'DE',
  }
  const order = { ...cart, quoteHash, shippingAddress, contact: { email }, paymentMethod: 'cod' }
  const placed = await ask(request, '/checkout/place-order', order, { 'idempotency-key': email })
  return (placed as { orderNumber: number }).orderNumber
}

async function ask(request: APIRequestContext, call: string, data?: object, headers = {}) {
  const address = main(`/api${call}`)
  const answer = data ? await request.post(address, { data, headers }) : await request.get(address)
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as unknown
}

/** The texts of the mails that were kept for this address. */
export async function mailsTo(email: string) {
  const folder = path.join(process.env['VITRINE_DATA_DIR'] ?? '', 'outbox')
  const files = await readdir(folder).catch(() => [])
  const mails = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))
  return mails.filter((mail) => mail.includes(email)).join('\n')
}
