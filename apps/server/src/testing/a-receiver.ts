import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

export interface Received {
  headers: IncomingHttpHeaders
  body: string
}

export interface Receiver {
  url: string
  received: Received[]
  answer: (response: ServerResponse, received: Received) => void
}

/** A local HTTP server that receives webhooks; answers 204 unless `answer` changes it. */
export async function aReceiver(): Promise<Receiver> {
  const receiver: Receiver = {
    url: '',
    received: [],
    answer: (response) => response.writeHead(204).end(),
  }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const received = { headers: request.headers, body: Buffer.concat(parts).toString() }
      receiver.received.push(received)
      receiver.answer(response, received)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`
  return receiver
}

export function isSignedWith(secret: string, { headers, body }: Received): boolean {
  const signed = `${String(headers['vitrine-timestamp'])}.${body}`
  const expected = `v1=${createHmac('sha256', secret).update(signed).digest('hex')}`
  return String(headers['vitrine-signature']).split(',').includes(expected)
}
