import type { AbuseReport } from '@vitrine/contract/provider/abuse-reports.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import { expect, test } from 'vitest'
import { anOperator, callConsole } from '../../testing/an-operator.ts'
import { startShop } from '../../testing/start-shop.ts'

const shop = startShop()

interface Sending {
  from?: string
  headers?: Record<string, string>
}

async function send(
  fields: Record<string, string>,
  { from = '203.0.113.7', headers }: Sending = {},
) {
  const rawBody = new URLSearchParams(fields).toString()
  const answer = await shop.fetch('/report-shop', {
    method: 'POST',
    rawBody,
    from,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(rawBody.length),
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
  })
  return { status: answer.status, text: await answer.text() }
}

const words = { kind: 'counterfeit', page: '/product/bag', message: 'It is no real bag.' }

test('a visitor reports a shop, and an operator resolves the report with a reason', async () => {
  const store = await shop.aStore({ name: 'Bags' })
  const form = await shop.fetch(`/report-shop?shop=${store.storeDomain}`)
  expect(await form.text()).toContain(`value="${store.storeDomain}"`)

  const email = 'ada@example.com'
  const sent = await send({ shop: `http://${store.storeDomain}/product/bag`, email, ...words })
  expect(sent).toMatchObject({ status: 200, text: expect.stringContaining('Thank you') as string })

  const as = await anOperator(shop)
  const list = async (state: string) =>
    (
      await callConsole<PageOf<AbuseReport>>(
        shop,
        'GET',
        `/reports?state=${state}&storeId=${store.storeId}`,
        { as },
      )
    ).body.content
  const [report] = await list('open')
  expect(report).toMatchObject({ shop: 'Bags', email, ...words, resolvedAt: null })
  const body = { reason: 'The seller removed the product.' }
  await callConsole(shop, 'POST', `/reports/${report?.id}/resolve`, { as, body })
  expect(await list('open')).toEqual([])
  expect(await list('resolved')).toMatchObject([{ id: report?.id }])
  await callConsole(shop, 'POST', `/reports/${report?.id}/reopen`, { as, body })
  expect(await list('open')).toMatchObject([{ id: report?.id }])
})

test('a report with mistakes keeps what was typed and says what to correct', async () => {
  const { status, text } = await send({ ...words, shop: 'nowhere.example', kind: '', email: 'x' })
  expect(status).toBe(400)
  for (const sentence of ['There is no shop', 'Choose what it is about', 'Check the address'])
    expect(text).toContain(sentence)
  expect(text).toContain('It is no real bag.')
})

test('reports are limited by network, and refused from robots and other sites', async () => {
  const store = await shop.aStore()
  const full = { shop: store.storeDomain, email: '', ...words }
  const elsewhere = { headers: { 'sec-fetch-site': 'cross-site' }, from: '203.0.113.8' }
  expect((await send(full, elsewhere)).status).toBe(403)
  expect((await send({ ...full, extra: 'spam' }, { from: '203.0.113.9' })).status).toBe(200)
  const statuses: number[] = []
  for (let time = 0; time < 6; time += 1)
    statuses.push((await send(full, { from: '203.0.113.10' })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])

  const as = await anOperator(shop)
  const path = `/reports?state=open&storeId=${store.storeId}`
  expect(await callConsole(shop, 'GET', path, { as })).toMatchObject({ body: { totalElements: 5 } })
})
