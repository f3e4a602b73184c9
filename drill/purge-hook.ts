import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

interface Purge {
  headers: IncomingHttpHeaders
  body: { tags: string[]; version: number }
  at: number
}

/** Answers as the purge API of a CDN does. */
export async function startPurgeHook() {
  const purges: Purge[] = []
  let status = 200
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const at = performance.now()
      purges.push({ headers: request.headers, body: body as Purge['body'], at })
      response.writeHead(status).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/purge`,
    purges,
    answerWith(next: number) {
      status = next
    },
    stop() {
      server.close().closeAllConnections()
    },
  }
}
