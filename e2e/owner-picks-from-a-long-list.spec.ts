import { createOpenStore, signInDemoOwner } from './owner-api.ts'
import { expect, main, test } from './product-test.ts'

test('typing into a searchable list replaces what was chosen', async ({ page }) => {
  await signInDemoOwner(page.request)
  await createOpenStore(page.request, {
    name: `Lists ${Date.now() % 100_000}`,
    country: 'DE',
    currency: 'EUR',
  })
  await page.goto(main('/dashboard/general'))
  await page.locator('input:visible').and(page.getByLabel('Country')).click()
  await page.keyboard.type('Nether')
  await expect(page.getByRole('option', { name: 'Netherlands', exact: true })).toBeVisible()
  await page.keyboard.type('xyz')
  await expect(page.getByText('No matches')).toBeVisible()
})
