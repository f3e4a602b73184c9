import type { Page as StoredPage } from '@vitrine/contract/content/page.ts'
import type { Page } from '@playwright/test'
import { aContainer, aText, openBuilder, sectionOf } from '../fixtures/open-builder.ts'
import { ask } from '../fixtures/owner-api.ts'
import { at, expect as expectSoon, expectAccessible, test } from '../fixtures/product-test.ts'

/** The builder's code takes long to run on a busy machine. */
const expect = expectSoon.configure({ timeout: 45_000 })

const settings = (page: Page) => page.getByRole('complementary', { name: 'Settings' })
const library = (page: Page) => page.getByRole('region', { name: 'Your library' })
const row = (page: Page, name: string) => page.getByRole('treeitem', { name })
const openId = (page: Page) => new URL(page.url()).searchParams.get('page')!

async function publish(page: Page, words: string) {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const anyway = page
    .getByRole('button', { name: /publish/i })
    .filter({ hasText: /anyway|Publish/ })
  const isLive = page.getByText(words)
  await expect(isLive.or(page.getByRole('dialog')).first()).toBeVisible()
  if (!(await isLive.isVisible())) await anyway.last().click()
  await expect(isLive).toBeVisible()
}

test('a section is linked, changed everywhere, changed here only, and detached', async ({
  page,
  newShopper,
}) => {
  const canvas = await openBuilder(
    page,
    aContainer('offer', aText('one'), aText('two')),
    aText('b'),
  )
  const pageId = openId(page)
  const path = `/page/get-page-by-id?pageId=${pageId}`
  const { storeDomain, slug } = await ask<StoredPage>(page.request, 'GET', path)
  const shopper = await newShopper()
  const shop = at(storeDomain, `/page/${slug}`)

  await test.step('it is saved to the library, and linked where it was', async () => {
    await sectionOf(canvas, 'offer').click({ button: 'right', position: { x: 4, y: 4 } })
    await page.getByRole('menuitem', { name: 'Save to the library …' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save to the library' })
    await dialog.getByLabel('Name').fill('Offer')
    await dialog.getByLabel('Link this one').check()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(settings(page).getByText('Linked to Offer of your library.')).toBeVisible()
    await expect(canvas.getByText('Words of one')).toHaveCount(1)
    // What is inside is no section of this page: a press on it selects the whole.
    await page.keyboard.press('Escape')
    await canvas.getByText('Words of two').click()
    await expect(settings(page).getByText('Linked to Offer of your library.')).toBeVisible()
    await page.getByRole('tab', { name: 'Layers' }).click()
    await expect(row(page, 'Offer').getByLabel('Linked to the library')).toBeVisible()
  })

  await test.step('a second one is added linked, with a text of its own', async () => {
    await page.getByRole('tab', { name: 'Add' }).click()
    await library(page).getByText('Linked', { exact: true }).click()
    await page.keyboard.press('Escape')
    await library(page).getByRole('button', { name: 'Offer', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(canvas.getByText('Words of one')).toHaveCount(2)
    const field = settings(page).getByLabel('Text', { exact: true })
    await field.last().fill('Only on this page')
    await field.last().blur()
    await expect(canvas.getByText('Only on this page')).toBeVisible()
    await settings(page)
      .getByRole('button', { name: /^Reset Text/ })
      .click()
    await expect(canvas.getByText('Words of two')).toHaveCount(2)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(canvas.getByText('Only on this page')).toBeVisible()
    await page.mouse.move(640, 700)
    await expect(page.getByRole('tooltip')).toBeHidden()
    await expectAccessible(page)
  })

  await test.step('its name, anchor, devices and times are those of its place', async () => {
    await settings(page).getByText('Name, place and times').click()
    await settings(page).getByLabel('Name in Layers').fill('Second offer')
    await settings(page).getByLabel('Anchor').fill('Our Offer')
    await settings(page).getByLabel('Anchor').press('Enter')
    await expect(settings(page).getByText('Links lead to it as #our-offer')).toBeVisible()
    await settings(page).getByLabel('Phone').check()
    await settings(page).getByLabel('Shown from').fill('2020-01-01T08:00')
    await settings(page).getByLabel('Shown from').blur()
    await page.getByRole('tab', { name: 'Layers' }).click()
    await expect(row(page, 'Second offer').getByLabel('Hidden on some devices')).toBeVisible()
    await expect(row(page, 'Second offer').getByLabel('Shown at times')).toBeVisible()
    await publish(page, 'The page is live.')
  })

  await test.step('it is edited once, and published everywhere', async () => {
    await expect(settings(page).getByText('Used on 1 page')).toBeVisible()
    // From then on the page comes from the cache.
    await shopper.goto(shop)
    await expect(shopper.getByText('Words of one')).toHaveCount(2)
    await settings(page).getByRole('button', { name: 'Edit everywhere' }).click()
    await expect(page.getByRole('combobox', { name: 'Page' })).toHaveValue('Offer')
    await sectionOf(canvas, 'one').click()
    await settings(page).getByLabel('Text', { exact: true }).first().fill('A quarter off')
    await expect(canvas.getByText('A quarter off')).toBeVisible()
    // The one section of the library cannot be deleted here.
    await sectionOf(canvas, 'offer').click({ position: { x: 4, y: 4 } })
    await page.keyboard.press('Delete')
    await expect(page.getByText('This is one section of the library.').first()).toBeVisible()
    await expect(canvas.getByText('A quarter off')).toBeVisible()
    await publish(page, 'It is live wherever it is linked.')

    await shopper.reload()
    await expect(shopper.getByText('A quarter off')).toHaveCount(2)
    await expect(shopper.locator('#our-offer').getByText('Only on this page')).toBeVisible()
    await expect(shopper.getByText('Words of two')).toHaveCount(1)
    await shopper.setViewportSize({ width: 390, height: 800 })
    await expect(shopper.locator('#our-offer')).toBeHidden()
  })

  await test.step('what is linked is not deleted; detached, it stays as it is', async () => {
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(pageId))
    await expect(canvas.getByText('A quarter off')).toHaveCount(2)
    await page.getByRole('button', { name: 'More for Offer' }).click()
    await page.getByRole('menuitem', { name: 'Delete …' }).click()
    const refusal = page.getByRole('dialog', { name: '“Offer” is linked' })
    await expect(refusal.getByRole('listitem')).toHaveText(['Harbour'])
    await expectAccessible(page)
    await page.keyboard.press('Escape')

    const detach = settings(page).getByRole('button', { name: 'Detach' })
    // A press on what is selected would end the selection.
    if (!(await detach.isVisible())) await canvas.getByText('Only on this page').click()
    await detach.click()
    await expect(canvas.getByText('Only on this page')).toBeVisible()
    await expect(settings(page).getByText('Linked to Offer')).toBeHidden()
    await canvas.getByText('Only on this page').click()
    await expect(settings(page).getByLabel('Text', { exact: true }).first()).toHaveValue(
      'Only on this page',
    )
  })
})
