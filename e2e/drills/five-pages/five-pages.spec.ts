import type { PageItem } from '@vitrine/contract/content/page.ts'
import { forShop } from '@vitrine/sections/presets/for-shop.ts'
import { fivePages, publishFivePages, templateOf } from '../../../scripts/five-pages.ts'
import { ask, createStore, signInDemoOwner } from '../../fixtures/owner-api.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  main,
  test,
} from '../../fixtures/product-test.ts'
import { buildPage } from './build-page.ts'
import { BuilderHand } from './builder-hand.ts'
import { countOf, secondsOf } from '../../fixtures/hand.ts'
import { saidBy } from './same-page.ts'

interface Page {
  id: string
  slug: string
  content: PageItem[]
}

test.describe.configure({ mode: 'parallel', retries: 0, timeout: 1_200_000 })

test.use({ actionTimeout: 20_000 })

for (const each of fivePages) {
  const { name, content } = templateOf(each)
  test(`“${name}” is built by the builder’s screen alone, in under half an hour`, async ({
    page,
  }) => {
    await signInDemoOwner(page.request)
    const { storeId } = await createStore(page.request)
    const empty = { storeId, name: 'Empty', content: [] }
    const { id } = await ask<Page>(page.request, 'POST', '/page/add-page', empty)
    await page.setViewportSize({ width: 1440, height: 1000 })
    await page.goto(main(`/builder?page=${id}`))

    const builder = new BuilderHand(page)
    await builder.canvas.getByText('Drag components here').waitFor({ timeout: 60_000 })
    await builder.hand.click(page.getByRole('tab', { name: 'Layers' }))
    await buildPage(builder, forShop(content, 'Shop'))
    await builder.hand.press('ControlOrMeta+s')
    await expect(page.getByRole('status').first()).toContainText('Saved')

    const { steps } = builder.hand
    const minutes = secondsOf(steps) / 60
    report(`${each.template}: ${countOf(steps)} steps, ${minutes.toFixed(1)} min`, steps)
    const saved = await ask<Page>(page.request, 'GET', `/page/get-page-by-id?pageId=${id}`)
    expect(saidBy(saved.content)).toEqual(saidBy(forShop(content, 'Shop')))
    expect(minutes).toBeLessThan(30)
  })
}

test('the live pages are accessible and fit their screens at three widths', async ({ page }) => {
  for (const { name, url } of await publishFivePages(new URL(main()).origin)) {
    await test.step(name, async () => {
      for (const width of [1440, 768, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(url, { waitUntil: 'networkidle' })
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      }
    })
  }
})

function report(line: string, steps: object) {
  process.stdout.write(`${line} ${JSON.stringify(steps)}\n`)
}
