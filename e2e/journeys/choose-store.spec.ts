import { ask, type Store } from '../fixtures/owner-api.ts'
import { expect, expectAccessible, main, test } from '../fixtures/product-test.ts'

test('an owner of many shops finds one, and recovers a deleted one', async ({ page }) => {
  const email = `mei-${Date.now()}@tea.example`
  const password = 'oolong in the morning'
  await ask(page.request, 'POST', '/auth/signup', { name: 'Mei Lin', email, password })
  let last: Store | undefined
  for (let number = 1; number <= 9; number += 1)
    last = await ask<Store>(page.request, 'POST', '/store/create-store', {
      name: `Harbour Shop ${number}`,
    })

  await test.step('nine shops can be searched', async () => {
    await page.goto(main('/choose-store'))
    await expect(page.getByRole('button', { name: /Harbour Shop/ })).toHaveCount(9)
    await expect(page.getByText(/Owner · last used/)).toHaveCount(9)
    await expectAccessible(page)
    await page.getByRole('searchbox', { name: 'Search your shops' }).fill('shop 7')
    await expect(page.getByRole('button', { name: /Harbour Shop/ })).toHaveCount(1)
    await page.getByRole('searchbox').fill('tea')
    await expect(page.getByText('No shop matches “tea”.')).toBeVisible()
    await page.getByRole('button', { name: 'Clear search' }).click()
  })

  await test.step('a new shop suggests the currency and time zone of its country', async () => {
    await page.getByRole('button', { name: 'New shop' }).click()
    const dialog = page.getByRole('dialog', { name: 'A new shop' })
    await dialog.getByLabel('Country').fill('Japan')
    await page.getByRole('option', { name: 'Japan' }).click()
    await expect(dialog.getByLabel('Currency')).toHaveValue(/JPY|yen/i)
    await expect(dialog.getByLabel('Time zone')).toHaveValue(/Tokyo/)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('a deleted shop is recovered', async () => {
    const storeId = last!.storeId
    await ask(page.request, 'DELETE', '/store/delete-store', {
      storeId,
      confirmName: 'Harbour Shop 9',
    })
    await page.reload()
    await page.getByRole('button', { name: 'Recover Harbour Shop 9' }).click()
    await expect(page.getByText('Harbour Shop 9 is back')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Recently deleted' })).toBeHidden()
    await expect(page.getByText(/Owner · last used/)).toHaveCount(9)
  })
})
