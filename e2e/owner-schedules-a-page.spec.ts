import { aText, openBuilder } from './open-builder.ts'
import { ask } from './owner-api.ts'
import { at, expect, expectAccessible, main, test } from './product-test.ts'

// A save that names old settings is refused.
test.use({ expectedErrors: /status of 409/ })

interface Summary {
  id: string
  slug: string
  storeDomain: string
}

test('an owner chooses when a page goes live, and it does', async ({ page, context, browser }) => {
  await openBuilder(page, aText('words'))
  await page.getByRole('button', { name: 'When to go live' }).click()
  await page.getByRole('menuitem', { name: 'Publish on …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish “Harbour” on …' })
  const time = dialog.getByLabel('Day and time')
  await expect(time).toBeFocused()
  await expect(dialog).toContainText('In your time zone')
  await expectAccessible(page)

  await time.fill('2020-01-01T09:00')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(dialog).toContainText('Choose a time in the future.')
  const year = new Date().getFullYear()
  await time.fill(`${year}-12-31T23:30`)
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: `Scheduled: 31 Dec ${year}, 23:30` })).toBeVisible()

  const pages = await context.newPage()
  await pages.goto(main('/dashboard/pages'))
  const row = pages.getByRole('row', { name: /Harbour/ })
  await expect(row).toContainText(`Scheduled: 31 Dec ${year}, 23:30`)
  await expectAccessible(pages)
  await row.getByRole('button', { name: 'Actions for Harbour' }).click()
  await pages.getByRole('menuitem', { name: 'Cancel the schedule' }).click()
  await expect(row).not.toContainText('Scheduled')

  const harbour = await ask<Summary>(page.request, 'GET', pageOf(page.url()))
  const shown = at(harbour.storeDomain, `/page/${harbour.slug}`)
  const shopper = await (await browser.newContext()).newPage()
  expect((await shopper.goto(shown))?.status()).toBe(404)
  const publishAt = new Date(Date.now() + 1500).toISOString()
  await ask(page.request, 'PUT', `/page/${harbour.id}/schedule`, { publishAt })
  await expect(async () => {
    expect((await shopper.goto(shown))?.status()).toBe(200)
  }).toPass({ timeout: 10_000 })
  await expect(shopper.getByText('Words of words')).toBeVisible()

  // An open builder says when the page goes live, and that it did.
  await page.bringToFront()
  const soon = new Date(Date.now() + 8000).toISOString()
  await ask(page.request, 'PUT', `/page/${harbour.id}/schedule`, { publishAt: soon })
  await page.reload()
  await expect(page.getByRole('banner')).toContainText(/Goes live /)
  await expect(page.getByText('The page went live as scheduled')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('banner')).not.toContainText('Goes live')
  await shopper.context().close()
})

test('a name that was changed in another window is not overwritten unasked', async ({ page }) => {
  await openBuilder(page, aText('words'))
  const id = new URL(page.url()).searchParams.get('page')!
  await page.goto(main('/dashboard/pages'))
  const openSettings = async () => {
    await page
      .getByRole('button', { name: /^Actions for/ })
      .last()
      .click()
    await page.getByRole('menuitem', { name: 'Name, address and search engines' }).click()
  }
  await openSettings()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Quay')
  await ask(page.request, 'PUT', '/page/update-page', { pageId: id, name: 'Port', publish: false })
  await dialog.getByRole('button', { name: 'Save' }).click()

  const conflict = dialog.getByRole('alert')
  await expect(conflict).toContainText('changed elsewhere meanwhile')
  await expect(conflict).toContainText('Name: “Quay” here, “Port” there')
  await expectAccessible(page)
  await conflict.getByRole('button', { name: 'Mine' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row', { name: /Quay/ })).toBeVisible()
})

function pageOf(url: string) {
  return `/page/get-page-by-id?pageId=${new URL(url).searchParams.get('page')}`
}
