import { randomUUID } from 'node:crypto'
import { request } from 'node:http'

export async function placeFrom(
  localAddress: string,
  port: number,
  order: object,
): Promise<number> {
  return await new Promise((resolve) => {
    const sent = request({
      host: '127.0.0.1',
      port,
      localAddress,
      agent: false,
      method: 'POST',
      timeout: 15_000,
      path: '/api/checkout/place-order',
      headers: {
        host: 'localhost',
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
    })
    sent.once('response', (answer) => {
      answer.resume()
      answer.once('close', () => resolve(answer.statusCode ?? 0))
    })
    sent.once('timeout', () => sent.destroy())
    sent.once('error', () => resolve(0))
    sent.end(JSON.stringify(order))
  })
}
