import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { testCertificate } from '../../../testing/test-certificate.ts'
import { createReachHttps } from './reach-https.ts'

const ca = testCertificate.cert
const here = ['127.0.0.1']

async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

test('a padlock is a certificate for this very name', async () => {
  const server = createTlsServer(testCertificate)
  server.on('tlsClientError', () => {})
  const reach = createReachHttps({ port: await portOf(server), ca })

  expect(await reach('mail.test', here)).toEqual({
    state: 'ok',
    endsAt: new Date(new X509Certificate(ca).validTo),
  })
  expect(await reach('tea.test', here)).toEqual({ state: 'missing' })
})

test('a certificate of nobody known is none', async () => {
  const server = createTlsServer(testCertificate)
  server.on('tlsClientError', () => {})
  expect(await createReachHttps({ port: await portOf(server) })('mail.test', here)).toEqual({
    state: 'missing',
  })
})

test('a server that says nothing is not waited for', async () => {
  const server = createServer((socket) => void socket.on('error', () => {}).unref())
  const reach = createReachHttps({ port: await portOf(server), timeoutMs: 200 })
  expect(await reach('tea.test', here)).toEqual({ state: 'missing' })
})

test('where nothing listens, the next address is tried', async () => {
  const server = createServer()
  const port = await portOf(server)
  server.close()
  expect(await createReachHttps({ port })('tea.test', here)).toEqual({ state: 'unreachable' })
  expect(await createReachHttps({ port })('tea.test', [])).toEqual({ state: 'unreachable' })
})
