import { mailsTo, placeOrder } from './place-order.ts'
import { expect, expectAccessible, signIn, test } from './product-test.ts'

test('the owner sees the order', async ({ page, request }) => {
  const email = `june-${Date.now()}@tea.example`
  const number = await placeOrder(request, email)

  await signIn(page)
  await page.getByRole('button', { name: /Tea House/ }).click()
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('link', { name: new RegExp(String(number)) })
    .first()
    .click()

  await expect(page.getByRole('link', { name: email })).toBeVisible()
  await expect(page.getByText('Teestraße 1')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Mark as paid' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: 'Mark as fulfilled' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as fulfilled' }).click()
  await expect(page.getByText('Fulfilled').first()).toBeVisible()
  await expect(page.getByText('Paid').first()).toBeVisible()

  await expect.poll(() => mailsTo(email)).toContain(String(number))
})
