import { placeOrder } from './place-order.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from './product-test.ts'

test('the owner finds a customer, sees what they ordered and comes back from an order', async ({
  page,
  request,
}) => {
  const email = `knows-${Date.now()}@tea.example`
  const first = await placeOrder(request, email)
  const second = await placeOrder(request, email.toUpperCase())
  await signIn(page)
  await page.getByRole('button', { name: /Tea House/ }).click()
  await page.getByRole('link', { name: 'Customers', exact: true }).click()

  await page.getByRole('searchbox').fill(email.slice(0, 12))
  await expect(page).toHaveURL(/search=/)
  const row = page.getByRole('row', { name: new RegExp(email, 'i') })
  await expect(row.getByRole('cell', { name: '2', exact: true })).toBeVisible()
  await expectAccessible(page)

  await row.getByRole('link', { name: 'June Park' }).click()
  await expect(page.getByRole('heading', { name: 'June Park', level: 1 })).toBeVisible()
  await expect(page.getByText('Teestraße 1')).toHaveCount(1)
  await expect(page.getByRole('link', { name: `#${first}` })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: `#${second}` }).click()
  await page.getByRole('link', { name: 'June Park' }).click()
  await expect(page.getByRole('link', { name: `#${first}` })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  await page.getByRole('main').getByRole('link', { name: 'Customers', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Customers', level: 1 })).toBeVisible()
  await expectNoSidewaysScroll(page)
})
