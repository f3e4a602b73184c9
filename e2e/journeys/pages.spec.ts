import { openHomePage } from '../fixtures/open-home-page.ts'
import { at, expect, expectAccessible, main, test } from '../fixtures/product-test.ts'

// A reserved address returns 409.
test.use({ expectedErrors: /status of 409/ })

test('an owner creates a page from a template and takes it through its whole life', async ({
  page,
  newShopper,
}) => {
  const { canvas, settings, storeDomain } = await openHomePage(page)

  await test.step('a change of what all pages share says so, before and while it is published', async () => {
    await canvas
      .locator('header nav')
      .first()
      .click({ position: { x: 4, y: 4 } })
    await expect(settings.getByText('Used on 3 pages')).toBeVisible()
    await settings.getByLabel('Logo text').fill('Harbour')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Navigation: shared by all pages')).toBeVisible()
    await page.getByRole('button', { name: 'Publish on all pages' }).click()
    await expect(page.getByText('The page is live.')).toBeVisible()
  })

  await test.step('a page of a template is named, copied, set as home page and deleted', async () => {
    await page.goto(main('/dashboard/pages'))
    await expect(page.getByRole('link', { name: 'Home', exact: true }).last()).toBeVisible()

    await page.getByRole('button', { name: 'New page' }).click()
    await page.getByRole('radio', { name: 'Lookbook' }).click()
    await expect(page.getByLabel('Name')).toHaveValue('Lookbook')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Create and open in the builder' }).click()
    await expect(canvas.getByRole('heading', { name: 'A year of quiet rooms' })).toBeVisible()

    await page.getByRole('button', { name: 'Presets for Text', exact: true }).click()
    await page.getByRole('button', { name: 'Quotation' }).click()
    await expect(canvas.getByText('We make what we could not find')).toBeVisible()

    await page.getByRole('button', { name: 'More for this page' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Export this page' }).click()
    const file = await (await download).path()
    await page.getByRole('button', { name: 'More for this page' }).click()
    await page.getByRole('menuitem', { name: 'Import a page …' }).click()
    await page.getByLabel('JSON of a page').fill('{\n  "content": [\n    nonsense')
    await expect(page.getByText('there is a mistake in line 3')).toBeVisible()
    await page.locator('input[type="file"]').setInputFiles(file)
    await page.getByRole('button', { name: 'Add at the end' }).click()
    await expect(canvas.getByText('We make what we could not find')).toHaveCount(2)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(canvas.getByText('We make what we could not find')).toHaveCount(1)

    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('The page is live.')).toBeVisible()

    await page.goto(main('/dashboard/pages'))
    await page.getByRole('button', { name: 'Actions for Lookbook' }).click()
    await page.getByRole('menuitem', { name: 'Name, address and search engines' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Quiet rooms')
    await page.getByLabel('Address').fill('shop')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('This address is needed by the shop itself.')).toBeVisible()
    await page.getByLabel('Address').fill('quiet-rooms')
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('/page/quiet-rooms')).toBeVisible()

    await page.getByRole('button', { name: 'Actions for Quiet rooms' }).click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    await expect(page.getByText('/page/quiet-rooms-copy')).toBeVisible()

    await page.getByRole('button', { name: 'Actions for Quiet rooms', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Set as home page' }).click()
    await page.getByRole('button', { name: 'Set as home page' }).click()
    await expect(page.getByText('/page/home-2')).toBeVisible()
    const shopper = await newShopper()
    for (const path of ['/', '/page/lookbook', '/page/quiet-rooms']) {
      await shopper.goto(at(storeDomain, path))
      await expect(shopper).toHaveURL(at(storeDomain))
      await expect(shopper.getByRole('heading', { name: 'A year of quiet rooms' })).toBeVisible()
    }

    await page.getByRole('button', { name: 'Actions for Quiet rooms', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(page.getByText('The home page cannot be deleted')).toBeVisible()
    await page.getByRole('button', { name: 'OK', exact: true }).click()
    await page.getByRole('button', { name: 'Actions for Quiet rooms (copy)' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(page.getByText('Delete “Quiet rooms (copy)”?')).toBeVisible()
    await page.getByRole('button', { name: 'Delete page' }).click()
    await expect(page.getByText('/page/quiet-rooms-copy')).toBeHidden()
  })
})
