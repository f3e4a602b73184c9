import type { PageSummary, PageProblem } from '@vitrine/contract/content/page.ts'
import { expect, test } from 'vitest'
import { startShop } from '../../../testing/start-shop.ts'

const shop = startShop()

test('the pages that a new shop begins with have no problems', async () => {
  const { storeId, owner: as } = await shop.aStore()
  const path = '/api/page/get-pages-by-store-id'
  const { body: pages } = await shop.call<PageSummary[]>('GET', path, { as, body: { storeId } })
  for (const { id } of pages) {
    const { body } = await shop.call<PageProblem[]>('GET', `/api/page/${id}/problems`, { as })
    expect(body).toEqual([])
  }
})
