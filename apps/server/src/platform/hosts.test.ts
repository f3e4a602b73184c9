import { expect, test } from 'vitest'
import { normaliseHost } from './hosts.ts'
import { startShop } from '../testing/start-shop.ts'

const shop = startShop()

test.each([
  ['Tea.LocalHost:3000', 'tea.localhost'],
  ['tea.localhost.', 'tea.localhost'],
  ['tea..localhost', undefined],
  ['-tea.localhost', undefined],
  ['tea.localhost/evil', undefined],
  ['[::1]', undefined],
  ['', undefined],
])('%s is the host %s', (header, host) => {
  expect(normaliseHost(header)).toBe(host)
})

test.each(['localhost', 'WWW.localhost:8080'])('%s is the main host', async (host) => {
  expect(await shop.services.hosts.resolve(host)).toEqual({ kind: 'main' })
})

test('an unknown host gets a plain page that says nothing about anyone', async () => {
  const answer = await shop.fetch('/', { host: 'nowhere.example' })

  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('Nothing is here')
  expect((await shop.fetch('/api/store/find-stores', { host: 'nowhere.example' })).status).toBe(404)
})

test('a store that was unknown a moment ago answers once it exists', async () => {
  const user = await shop.aUser()
  const subdomain = `late-${user.userId}`
  const host = `${subdomain}.localhost`
  expect(await shop.services.hosts.resolve(host)).toEqual({ kind: 'unknown' })

  await shop.aStore({ owner: user, subdomain })

  expect(await shop.services.hosts.resolve(host)).toMatchObject({ kind: 'store' })
})
