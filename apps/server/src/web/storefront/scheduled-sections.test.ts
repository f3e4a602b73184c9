import type { PageItem } from '@vitrine/contract/content/page.ts'
import { expect, test } from 'vitest'
import { aLivePage, textBlock } from '../../testing/a-live-page.ts'
import type { OwnedStore } from '../../testing/start-shop.ts'
import { startStorefront } from '../../testing/start-storefront.ts'
import { createPageCache } from './page-cache.ts'

let clock = () => Date.now()
const { shop, rendered } = await startStorefront(createPageCache(undefined, () => clock()))
clock = () => shop.clock.now().getTime()

const minutesAhead = (minutes: number) =>
  new Date(shop.clock.now().getTime() + minutes * 60_000).toISOString()

async function seen(store: OwnedStore) {
  const answer = await shop.fetch('/page/sale', { host: store.storeDomain })
  return await answer.text()
}

test('sections come and go at their times, and cost no render between them', async () => {
  const { store } = await aLivePage(
    shop,
    textBlock('always', { name: 'Mara’s secret name', anchor: 'top' }),
    textBlock('soon', { shownFrom: minutesAhead(10), shownUntil: minutesAhead(30) }),
    textBlock('ending', { shownUntil: minutesAhead(10) }),
  )
  const first = await seen(store)
  expect(first).toContain('Words of always')
  expect(first).toContain('id="top"')
  expect(first).toContain('Words of ending')
  expect(first).not.toMatch(/Words of soon|secret name|shownUntil/)

  const before = rendered.length
  shop.clock.pass(9)
  expect(await seen(store)).toBe(first)
  expect(rendered.length).toBe(before)

  shop.clock.pass(1)
  const during = await seen(store)
  expect(during).toContain('Words of soon')
  expect(during).not.toContain('Words of ending')

  shop.clock.pass(20)
  expect(await seen(store)).not.toContain('Words of soon')
})

test('a section that is hidden on some devices says so to the style sheet alone', async () => {
  const { store } = await aLivePage(shop, textBlock('a', { hiddenOn: ['tablet', 'mobile'] }))
  expect(await seen(store)).toContain('data-off="tablet mobile"')
})

test('the owner gets details back as they were saved, and a bad one is refused with its place', async () => {
  const details = { name: 'Offers', anchor: 'offers', hiddenOn: ['mobile'] as const }
  const { published, store } = await aLivePage(shop, textBlock('a', details))
  expect(published.body.content[0]).toMatchObject(details)

  const save = (...content: PageItem[]) =>
    shop.call('PUT', '/api/page/update-all-content', {
      as: store.owner,
      body: { pageId: published.body.id, content },
    })
  const shared = await save(textBlock('a', { anchor: 'same' }), textBlock('b', { anchor: 'same' }))
  expect(shared).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  expect(JSON.stringify(shared.body)).toContain('Two sections have the same anchor.')
  expect((await save(textBlock('a', { anchor: 'No anchor!' }))).status).toBe(400)
  expect((await save(textBlock('a', { shownFrom: 'tomorrow' }))).status).toBe(400)
})
