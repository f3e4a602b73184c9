import { expect, test } from 'vitest'
import { anOperator, callConsole } from '../../testing/an-operator.ts'
import { startShop } from '../../testing/start-shop.ts'

const shop = startShop()
const at = (minutes: number) =>
  new Date(shop.clock.now().getTime() + minutes * 60_000).toISOString()

test('an announcement is shown in dashboards from its begin until its end', async () => {
  const operator = await anOperator(shop)
  const owner = await shop.aUser()
  const title = `Maintenance ${owner.userId}`
  const shown = async () =>
    (
      await shop.call<{ title: string }[]>('GET', '/api/announcements/current', { as: owner })
    ).body.some((each) => each.title === title)
  const body = { title, body: 'At night.', startsAt: at(10), endsAt: at(20), reason: 'planned' }

  const wrong = { ...body, endsAt: body.startsAt }
  expect(
    await callConsole(shop, 'POST', '/announcements', { as: operator, body: wrong }),
  ).toMatchObject({ status: 400, body: { issues: [{ path: 'endsAt' }] } })
  await callConsole(shop, 'POST', '/announcements', { as: operator, body })
  expect(await shown()).toBe(false)
  shop.clock.pass(11)
  expect(await shown()).toBe(true)
  shop.clock.pass(10)
  expect(await shown()).toBe(false)
})

test('an announcement can be ended early, once', async () => {
  const as = await anOperator(shop)
  const body = { title: 'News', body: '', startsAt: at(-1), endsAt: at(60), reason: 'news' }
  const { body: added } = await callConsole(shop, 'POST', '/announcements', { as, body })
  const end = () =>
    callConsole(shop, 'POST', `/announcements/${String(added['id'])}/end`, {
      as,
      body: { reason: 'It was wrong.' },
    })
  expect((await end()).status).toBe(200)
  shop.clock.pass(1)
  expect((await end()).status).toBe(404)
})
