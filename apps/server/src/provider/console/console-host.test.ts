import { expect, test } from 'vitest'
import { anOperator, callConsole } from '../../testing/an-operator.ts'
import { startShop } from '../../testing/start-shop.ts'
import { readConfig } from '../../platform/config.ts'

const consoleHost = 'console.provider.example'
const dashboard = async () => new Response('the dashboard’s app')
const own = startShop({ dashboard }, undefined, { CONSOLE_HOST: consoleHost })
const shared = startShop({ dashboard })

test('with a host of its own, the console and its calls are there only', async () => {
  const store = await own.aStore()
  for (const host of ['localhost', store.storeDomain]) {
    expect((await own.fetch('/console', { host })).status).toBe(404)
    expect((await own.fetch('/console/shops', { host })).status).toBe(404)
    expect((await callConsole(own, 'GET', '/session', { host })).status).toBe(404)
  }
  expect((await own.fetch('/console/shops', { host: consoleHost })).status).toBe(200)
  expect((await callConsole(own, 'GET', '/session', { host: consoleHost })).status).toBe(401)
  const root = await own.fetch('/', { host: consoleHost })
  expect([root.status, root.headers.get('location')]).toEqual([302, '/console'])
})

test('nothing else is at the console’s host: no dashboard, no API of owners or shoppers', async () => {
  const { owner, storeId } = await own.aStore()
  const cookie = owner.cookies.header
  const headers = { cookie, 'sec-fetch-site': 'same-origin' }
  for (const path of ['/dashboard', '/login', '/media/x.webp', '/webhooks/stripe/x'])
    expect([path, (await own.fetch(path, { host: consoleHost })).status]).toEqual([path, 404])
  for (const path of ['/api/auth/check-auth', `/api/checkout/config?storeId=${storeId}`])
    expect((await own.fetch(path, { host: consoleHost, headers })).status).toBe(404)
  const body = { domain: 'x.example' }
  const status = await own.call('POST', '/api/store/check-status', { host: consoleHost, body })
  expect(status.status).toBe(404)
})

test('without one, it is at /console of the main host, and at no shop', async () => {
  const store = await shared.aStore()
  expect((await shared.fetch('/console')).status).toBe(200)
  expect((await shared.fetch('/console', { host: store.storeDomain })).status).toBe(404)
  const host = store.storeDomain
  expect((await callConsole(shared, 'GET', '/session', { host })).status).toBe(404)
  const operator = await anOperator(shared)
  expect((await callConsole(shared, 'GET', '/session', { as: operator })).status).toBe(200)
})

test('the console cannot share its host with the dashboards', () => {
  const names = { MAIN_HOST: 'shops.example', CONSOLE_HOST: 'www.shops.example' }
  expect(() => readConfig(names)).toThrow('CONSOLE_HOST has to be another name')
})
