import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Order } from '@vitrine/contract/sales/order.ts'
import { aProduct } from '../fixtures/edit-product.ts'
import { fillAddress, submitOrder } from '../fixtures/checkout.ts'
import { ask, createStore, signInDemoOwner, type Store } from '../fixtures/owner-api.ts'
import {
  at,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  main,
  test,
} from '../fixtures/product-test.ts'

/** A headless browser says that it is one, and bots are not counted. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

async function shopFromLetter(shopper: Page, { storeDomain }: Store) {
  await shopper.goto(at(storeDomain, '/?utm_source=letter&utm_campaign=spring'))
  await shopper.goto(at(storeDomain, '/product/sencha'))
  await shopper.getByRole('button', { name: 'Buy Now' }).click()
  await fillAddress(shopper, 'ada.letter@tea.example')
  await submitOrder(shopper, '$20.00', /thank you/i)
}

async function refund(page: Page, { storeId }: Store): Promise<Order> {
  const [row] = (await ask<{ content: Order[] }>(page.request, 'GET', `/orders?storeId=${storeId}`))
    .content
  const paid = await ask<Order>(page.request, 'POST', `/orders/${row!.id}/payments`, {
    version: row!.version,
  })
  const body = { version: paid.version, amount: 5, notify: false }
  return await ask<Order>(page.request, 'POST', `/orders/${row!.id}/refunds`, body)
}

/** Counts of visits are written every few seconds. */
const soon = { timeout: 30_000 }

const panel = (page: Page, heading: string) =>
  page.locator('.mantine-Paper-root').filter({
    has: page.getByRole('heading', { name: heading, exact: true }),
  })

test('an owner follows a shopper from a link to the order and its refund', async ({
  page,
  newShopper,
}) => {
  await signInDemoOwner(page.request)
  const store = await createStore(page.request)
  await aProduct(page, store, { price: 20 })
  await shopFromLetter(await newShopper({ userAgent }), store)

  await test.step('the visit, its way and its source are counted', async () => {
    await expect(async () => {
      await page.goto(main('/dashboard/analytics?range=1'))
      const funnel = panel(page, 'From visit to order').getByRole('listitem')
      await expect(funnel.first()).toContainText('Visited the shop1')
      await expect(funnel.last()).toContainText('Ordered1')
    }).toPass(soon)
    await expect(
      panel(page, 'Where visitors come from').getByRole('row', { name: /letter/ }),
    ).toContainText('100.0%')
    await expect(page.getByText('Orders today').locator('..')).toContainText('1')
  })

  await test.step('the order has the source and the campaign of the first page', async () => {
    const groups = page.getByRole('combobox', { name: 'Group by' })
    await groups.selectOption('campaign')
    await expect(page.getByRole('row', { name: /spring/ })).toContainText('$20.00')
    await groups.selectOption('country')
    await expect(page.getByRole('link', { name: 'United States' })).toBeVisible()
    await groups.selectOption('source')
    const row = page.getByRole('row', { name: /letter.*\$20\.00/ })
    await expect(row).toBeVisible()
    await expectAccessible(page)
    await row.getByRole('link', { name: 'letter' }).click()
    await expect(page.getByText('Source letter')).toBeVisible()
    await expect(page.getByRole('link', { name: /1001/ })).toBeVisible()
  })

  const { orderNumber } = await refund(page, store)

  await test.step('a refund counts on its day, and leads to its order', async () => {
    await expect(async () => {
      await page.goto(main('/dashboard/analytics?range=1&by=source'))
      await expect(page.getByRole('link', { name: '$5.00 refunded' })).toBeVisible()
    }).toPass(soon)
    await expect(page.getByRole('row', { name: /letter.*−?-?\$5\.00.*\$15\.00/ })).toBeVisible()
    await page.getByRole('link', { name: '$5.00 refunded' }).click()
    await expect(page.getByText(/^Refunded on \d{4}-/)).toBeVisible()
    await expect(page.getByRole('link', { name: new RegExp(String(orderNumber)) })).toBeVisible()
    await page.getByRole('button', { name: /Refunded on/ }).click()
    await expect(page).not.toHaveURL(/refunded/)
  })

  await test.step('the report is a file, too, and fits a phone', async () => {
    await page.goto(main('/dashboard/analytics?range=1&by=source'))
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export CSV' }).click()
    const text = await readFile(await (await download).path(), 'utf8')
    expect(text).toMatch(/^letter,.*20.*-?5.*15/m)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
    await page.goto(main('/dashboard/orders?refundedFrom=2020-01-01&refundedTo=2020-01-31'))
    await expect(page.getByText('Refunded from 2020-01-01 to 2020-01-31')).toBeVisible()
    await expect(page.getByRole('link', { name: /1001/ })).toHaveCount(0)
  })
})
