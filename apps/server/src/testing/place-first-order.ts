import { expect } from 'vitest'

/** Makes an account, a shop and a product through a running server's API, and orders it. */
export async function placeFirstOrder(api: string): Promise<{ token: string; host: string }> {
  const ask = async <Body>(call: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${api}${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    const answered = (await answer.json()) as Body
    expect(answer.status, `${call}: ${JSON.stringify(answered)}`).toBeLessThan(300)
    const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0])
    return { ...answered, cookie: cookie.join('; ') }
  }
  const person = { name: 'Mei Lin', email: 'mei@tea.example', password: 'oolong in the morning' }
  const { cookie } = await ask('/auth/signup', person)
  const asOwner = { cookie, 'sec-fetch-site': 'same-origin' }
  const { storeId, storeDomain } = await ask<{ storeId: string; storeDomain: string }>(
    '/store/create-store',
    { name: 'Tea House', currency: 'EUR', country: 'DE' },
    asOwner,
  )
  await ask('/store/open-store', { storeId }, asOwner)
  const { id } = await ask<{ id: string }>(
    '/products/add-product',
    { storeId, name: 'Sencha', price: 12.5, trackStock: true, stock: 3 },
    asOwner,
  )
  const cart = { storeId, lines: [{ productId: id, quantity: 2 }] }
  const { quoteHash } = await ask<{ quoteHash: string }>('/checkout/quote', cart)
  const shippingAddress = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    address1: 'Teestraße 1',
    city: 'Berlin',
    postcode: '10115',
    country: 'DE',
  }
  const contact = { email: 'ada@shopper.example' }
  const order = { ...cart, contact, shippingAddress, paymentMethod: 'cod', quoteHash }
  const placed = await ask<{ orderNumber: number; token: string }>('/checkout/place-order', order, {
    'idempotency-key': crypto.randomUUID(),
  })
  expect(placed.orderNumber).toBeGreaterThan(0)
  return { token: placed.token, host: storeDomain }
}
