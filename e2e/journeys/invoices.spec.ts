import { readFile } from 'node:fs/promises'
import type { APIRequestContext } from '@playwright/test'
import { demoOwner } from '@vitrine/harness/owner.ts'
import { openScreen } from '../fixtures/open-screen.ts'
import { ask, createStore, selectTeaHouse, signInDemoOwner } from '../fixtures/owner-api.ts'
import { placeOrderIn } from '../fixtures/place-order.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  main,
  test,
} from '../fixtures/product-test.ts'

/** Returns the path that emails link to for the shop's only order, and the shop's name. */
async function linkTo(request: APIRequestContext, storeId: string) {
  const get = <Answer>(call: string) => ask<Answer>(request, 'GET', `${call}?storeId=${storeId}`)
  const { content } = await get<{ content: { id: string }[] }>('/orders')
  const { name } = await get<{ name: string }>('/store/find-current-store')
  return { path: `/dashboard/orders/${content[0]!.id}?store=${storeId}`, name }
}

// Without a session 401, an invalid address 400, an unknown order 404, a stale one 409.
test.use({ expectedErrors: /status of 40[0149]/ })

test('an order has its invoice, and the link of its email leads to it', async ({ page }) => {
  await signInDemoOwner(page.request)
  const { storeId } = await createStore(page.request)
  await ask(page.request, 'POST', '/products/add-product', {
    storeId,
    name: 'Sencha 100 g',
    price: 12.5,
  })
  const number = await placeOrderIn(page.request, storeId, `papers-${Date.now()}@tea.example`)

  await test.step('the seller is on an invoice, and stays there as it was', async () => {
    await page.goto(main('/dashboard/adminhome'))
    await openScreen(page, 'Settings', 'Business details')
    await page.getByLabel('Legal name').fill('Mei Lin Teas GmbH')
    await page.getByLabel('Tax ID').fill('DE123456789')
    await page.getByLabel('Email').fill('hello@tea')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByLabel('Email')).toBeFocused()
    await expect(page.getByText('Enter an email address')).toBeVisible()
    await page.getByLabel('Email').fill('hello@tea.example')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Business details saved')).toBeVisible()

    await page.getByRole('link', { name: 'Orders', exact: true }).click()
    const order = page.getByRole('link', { name: /^#\d+$/ }).first()
    await order.click()
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Invoice' }).click()
    const paper = page.frameLocator('iframe[title="Invoice"]')
    await expect(paper.getByText('Mei Lin Teas GmbH')).toBeVisible()
    await expect(paper.getByText('Tax ID: DE123456789')).toBeVisible()
    const invoice = page.url()

    await page.goto(main('/dashboard/business'))
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
    await page.getByLabel('Legal name').fill('')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Business details saved')).toBeVisible()
    await page.goto(invoice)
    await expect(paper.getByText('Mei Lin Teas GmbH')).toBeVisible()
  })

  await test.step('the owner prints an invoice and keeps it as a PDF', async () => {
    await page.setViewportSize({ width: 1280, height: 720 })
    const paper = page.frameLocator('iframe[title="Invoice"]')
    await expect(paper.getByText(/^Invoice number/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled()
    await expectAccessible(page)
    const saving = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Save as PDF' }).click()
    const saved = await saving
    expect(saved.suggestedFilename()).toMatch(/^invoice-\d+\.pdf$/)
    expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-')

    await page.setViewportSize({ width: 390, height: 844 })
    // The navigation slides out first.
    await expect(() => expectNoSidewaysScroll(page)).toPass()
  })

  await page.setViewportSize({ width: 1280, height: 720 })
  const { path, name } = await linkTo(page.request, storeId)

  await test.step('the link of an email leads through the sign-in to its order', async () => {
    await ask(page.request, 'POST', '/auth/logout')

    await page.goto(main(path))
    await page.getByLabel('Email').fill(demoOwner.email)
    await page.getByLabel('Password', { exact: true }).fill(demoOwner.password)
    await page.getByRole('button', { name: 'Sign in' }).click()

    await expect(page.getByRole('heading', { name: `Order #${number}` })).toBeVisible()
    await expect(page).toHaveURL(main(path.split('?')[0]))
  })

  await test.step('the link of an email switches to the shop that its order is in', async () => {
    await selectTeaHouse(page.request)

    await page.goto(main(path))

    await expect(page.getByText(`You are now in ${name}.`)).toBeVisible()
    await expect(page.getByRole('heading', { name: `Order #${number}` })).toBeVisible()
  })

  await test.step('a link to a shop that is not one’s own, or to nothing, says so', async () => {
    const nobody = '00000000-0000-7000-8000-000000000000'

    await page.goto(main(`/dashboard/orders/${nobody}?store=${nobody}`))
    await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible()

    await page.goto(main('/dashboard/orders/abc'))
    await expect(page.getByRole('heading', { name: 'This order does not exist' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()

    await page.goto(main('/dashboard/products?page=999'))
    await expect(page).not.toHaveURL(/page=999/)
    await expect(page.getByRole('checkbox').nth(1)).toBeVisible()
  })
})
