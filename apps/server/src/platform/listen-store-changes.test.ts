import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import path from 'node:path'
import { storeChanged } from '@vitrine/db/store-version.ts'
import { onServer } from '@vitrine/db/testing/server.ts'
import { expect, inject, onTestFinished, test } from 'vitest'
import { listenStoreChanges } from './listen-store-changes.ts'

/** A network between us and the database, which can lose what is sent without ending a connection. */
async function aNetwork() {
  const url = inject('databaseUrl')
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const database = connect(addressIn(url))
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from)
      from.pipe(to)
      from.on('error', () => {}).on('close', () => to.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    url: url.replace(/^(\w+:\/\/[^@/]*@)[^/]*\/(\w+).*$/, `$1127.0.0.1:${port}/$2`),
    lose() {
      for (const socket of sockets) socket.unpipe().pause()
      sockets.clear()
    },
  }
}

function addressIn(url: string) {
  const folder = new URLSearchParams(url.split('?')[1]).get('host')
  if (folder !== null) return { path: path.join(folder, '.s.PGSQL.5432') }
  const { hostname, port } = new URL(url)
  return { host: hostname, port: Number(port || 5432) }
}

async function notify(storeId: string) {
  await onServer(inject('databaseUrl'), `SELECT pg_notify('${storeChanged}', '${storeId}')`)
}

test('a connection that a network has lost is noticed, and what changed meanwhile is found', async () => {
  const network = await aNetwork()
  const events: string[] = []
  const stop = listenStoreChanges(
    network.url,
    {
      onStore: (storeId) => events.push(storeId),
      onNames: () => {},
      onListening: () => events.push('listening'),
      onDisconnected: () => events.push('disconnected'),
    },
    300,
  )
  onTestFinished(stop)
  await expect.poll(() => events).toContain('listening')
  await notify('first')
  await expect.poll(() => events).toContain('first')

  network.lose()
  const lost = performance.now()
  await notify('lost')
  await expect.poll(() => events, { timeout: 4000 }).toContain('disconnected')
  await expect.poll(() => events.filter((event) => event === 'listening').length).toBe(2)
  // Two beats and the pause before it connects again; 2 s each outside this test.
  expect(performance.now() - lost).toBeLessThan(3000)

  await notify('second')
  await expect.poll(() => events).toContain('second')
  expect(events).not.toContain('lost')
})
