import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startShop } from '../../testing/start-shop.ts'
import { listen } from '../http/listen.ts'

const shop = startShop()
const { config, log } = shop.services

async function aServer(limits: object, knownHost?: () => 'main' | 'store') {
  const options = { log, limits, ...(knownHost && { knownHost }) }
  const server = await listen(shop.app, { ...config, port: 0 }, options)
  onTestFinished(() => server.stop())
  return server.port
}

async function open(port: number, words = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  await once(socket, 'connect')
  // Node reports the end of a socket only when it is read.
  socket.resume()
  socket.write(words)
  return socket
}

function started(path: string, header = '') {
  const head = `POST ${path} HTTP/1.1\r\nhost: localhost\r\n${header}`
  return `${head}content-type: text/csv\r\ncontent-length: 1000\r\n\r\nab`
}

async function isClosedWithin(socket: Socket, ms: number): Promise<boolean> {
  if (socket.closed) return true
  const closed = new Promise<true>((resolve) => socket.once('close', () => resolve(true)))
  return await Promise.race([closed, wait(ms, false)])
}

test('a reader that does not read is dropped', async () => {
  const port = await aServer({ readerMs: 300 })
  const whole = (await (await shop.fetch('/api/docs')).text()).length
  // Far more than the system's socket buffers take.
  const slow = await open(port, 'GET /api/docs HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(8))
  slow.pause()
  await wait(1500)

  let received = 0
  slow.on('data', (bytes) => (received += bytes.length))
  slow.resume()

  expect(await isClosedWithin(slow, 2000)).toBe(true)
  expect(received).toBeLessThan(8 * whole)
})

test('a body that comes slowly is dropped, on a path of uploads too', async () => {
  const port = await aServer({ bodyMs: 200, uploadMs: 60_000 }, () => 'store')
  const paths = ['/api/imports?x', '/api/media', '/api/checkout/quote', '/checkout']
  const slow = await Promise.all(
    paths.map((path) => open(port, started(path, 'cookie: vitrine=a.b\r\n'))),
  )

  const dropped = await Promise.all(slow.map((socket) => isClosedWithin(socket, 2000)))

  expect(dropped).toEqual([true, true, true, true])
})

test('an upload of somebody who is not signed in is not waited for', async () => {
  const port = await aServer({ bodyMs: 200, uploadMs: 60_000 }, () => 'main')
  const [stranger, forger] = await Promise.all([
    open(port, started('/api/imports?x')),
    open(port, started('/api/imports?x', 'cookie: vitrine=a.b\r\n')),
  ])

  expect(await isClosedWithin(stranger, 2000)).toBe(true)
  expect(await isClosedWithin(forger, 4000)).toBe(true)
})

test('headers that never end are dropped', async () => {
  const port = await aServer({ headersMs: 300 })
  const endless = await open(port, 'GET / HTTP/1.1\r\nhost: localhost\r\nx-a: ')

  expect(await isClosedWithin(endless, 3000)).toBe(true)
})

test('where one network has too many connections, its oldest idle one is closed', async () => {
  const port = await aServer({ connectionsPerNetwork: 3 })
  const [first, ...others] = await Promise.all([open(port), open(port), open(port)])
  const fourth = await open(port)

  expect(await isClosedWithin(first, 1000)).toBe(true)
  expect([...others, fourth].map(({ closed }) => closed)).toEqual([false, false, false])
})

test('a crowd that does nothing keeps no visitor out', async () => {
  const port = await aServer({ connections: 20 })
  const crowd = await Promise.all(Array.from({ length: 30 }, () => open(port)))
  await wait(100)

  const answer = await fetch(`http://127.0.0.1:${port}/healthz`)

  expect(answer.status).toBe(200)
  expect(crowd.some(({ closed }) => closed)).toBe(true)
})
