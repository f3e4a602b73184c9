import { placeOrder } from './place-order.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  main,
  signIn,
  test,
} from './product-test.ts'

test('the owner finds orders, keeps the filters and marks what was found as paid', async ({
  page,
  request,
}) => {
  const email = `find-${Date.now()}@tea.example`
  const [first, second] = [await placeOrder(request, email), await placeOrder(request, `a${email}`)]
  await signIn(page)
  await page.getByRole('button', { name: /Tea House/ }).click()
  await page.getByRole('link', { name: 'Orders', exact: true }).click()

  await page.getByRole('link', { name: 'Unpaid' }).click()
  await page.getByRole('searchbox').fill(email)
  await expect(page.getByText('2 orders')).toBeVisible()
  await expect(page).toHaveURL(/tab=unpaid/)
  await page.getByRole('button', { name: 'Date and amount' }).click()
  await page.getByLabel('Placed from').fill('2020-01-01')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show these orders' }).click()
  await expect(page.getByRole('button', { name: 'Date and amount (1)' })).toBeVisible()
  await expect(page.getByRole('link', { name: `#${first}` })).toBeVisible()

  await page.getByRole('button', { name: 'Views' }).click()
  const name = `Mine ${Date.now()}`
  await page.getByLabel('Save current filters as').fill(name)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await expect(page.getByText('2 orders selected')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Mark as paid' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click()
  await expect(page.getByText('2 orders changed')).toBeVisible()
  await expect(page.getByText('No order matches')).toBeVisible()

  await page.goto(main('/dashboard/orders'))
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('dialog').getByRole('link', { name }).click()
  await expect(page).toHaveURL(/tab=unpaid/)
  await page.getByRole('link', { name: 'Open', exact: true }).click()
  await expect(page.getByRole('link', { name: `#${second}` })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Filters (1)' }).click()
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'Delivery' }).click()
  await page.getByRole('option', { name: 'Shipping' }).click()
  await page.getByRole('button', { name: 'Show results' }).click()
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove the filter Delivery: Shipping' }).click()
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
