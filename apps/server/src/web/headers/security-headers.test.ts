import { hostedVideo } from '@vitrine/sections/parts/video/hosted-video.ts'
import { embedOf } from '@vitrine/sections/types/map/place-on-map.ts'
import { expect, test } from 'vitest'
import { startShop } from '../../testing/start-shop.ts'
import { securityHeaders, transportOf } from './security-headers.ts'

test('frames come from our own pages, the players of videos and OpenStreetMap, and from nowhere else', () => {
  const policy = securityHeaders(false, 'secure')['content-security-policy'] ?? ''
  const frames = policy.split('; ').find((rule) => rule.startsWith('frame-src'))
  const players = [
    hostedVideo('youtube', 'dQw4w9WgXcQ')?.player,
    hostedVideo('vimeo', '76979871')?.player,
  ].map((player) => new URL(player!({ controls: true, loop: false, muted: false })).origin)
  const map = new URL(embedOf({ latitude: 0, longitude: 0, zoom: 5 })).origin
  expect(frames).toBe(`frame-src 'self' ${players.join(' ')} ${map}`)
})

const local = startShop()

test('no page asks for a camera, a place or the like', async () => {
  const { storeDomain } = await local.aStore()
  for (const host of ['localhost', storeDomain]) {
    const { headers } = await local.fetch('/', { host })
    expect(headers.get('permissions-policy')).toContain('camera=(), ')
    expect(headers.get('strict-transport-security')).toBeNull()
  }
})

test.each([
  [{ mainHost: 'shops.example' }, 'subdomains', 'secure'],
  [{ mainHost: 'shops.example', storesHost: 'stores.shops.example' }, 'secure', 'secure'],
  [{ mainHost: 'shops.example', storesHost: 'stores.example' }, 'secure', 'secure'],
  [{ mainHost: 'localhost' }, 'plain', 'plain'],
] as const)('%j has its main host %s and its shops %s', (hosts, main, shops) => {
  const config = { port: 3000, storesHost: hosts.mainHost, ...hosts }
  expect(transportOf(config)).toEqual({ main, shops })
})

test('only the main host speaks for the names below it', async () => {
  expect([hstsOf('subdomains'), hstsOf('secure')]).toEqual([
    'max-age=31536000; includeSubDomains',
    'max-age=31536000',
  ])
})

function hstsOf(transport: 'secure' | 'subdomains') {
  return securityHeaders(false, transport)['strict-transport-security']
}
