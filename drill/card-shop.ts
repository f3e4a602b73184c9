import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Answer } from '@vitrine/harness/ask.ts'
import type { Product } from '@vitrine/harness/product.ts'
import { openTeaShop, type TeaShop } from './tea-shop.ts'

export interface CardShop extends TeaShop {
  secretKey: string
  webhookSecret: string
}

export async function openCardShop({ origin }: Product): Promise<CardShop> {
  const shop = await openTeaShop(origin)
  const keys = {
    secretKey: `sk_test_${randomUUID().replaceAll('-', '')}`,
    webhookSecret: 'whsec_OfTheDrillAlone',
  }
  const answer = await fetch(`${origin}/api/payments/stripe`, {
    method: 'PUT',
    headers: { ...shop.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ storeId: shop.storeId, capture: 'manual', ...keys }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return { ...shop, ...keys }
}

/** Calls the store's own host without resolving it: POSTs the body, or GETs without one. */
export async function askInShop<Body>(
  { origin }: Product,
  { storeDomain }: CardShop,
  path: string,
  body?: object,
): Promise<Answer<Body | undefined>> {
  const { port } = new URL(origin)
  const headers = { host: `${storeDomain}:${port}`, 'content-type': 'application/json' }
  return await new Promise((resolve) => {
    const finish = (status?: number, answer?: Body) =>
      resolve({ status, body: answer, cookies: [] })
    const method = body ? 'POST' : 'GET'
    const sent = request({ host: '127.0.0.1', port, method, headers, path }, (answer) => {
      text(answer).then(
        (json) => finish(answer.statusCode, JSON.parse(json) as Body),
        () => finish(),
      )
    })
    sent.on('error', () => finish())
    sent.end(body && JSON.stringify(body))
  })
}
