import { openNewPage, openPage, saveState, textField } from '../fixtures/edit-page.ts'
import { aText, openBuilder } from '../fixtures/open-builder.ts'
import { ask } from '../fixtures/owner-api.ts'
import {
  at,
  expect as expectSoon,
  expectAccessible,
  main,
  openWindow,
  test,
} from '../fixtures/product-test.ts'

// Saves with outdated settings return 409, the missing image 404.
test.use({ expectedErrors: /status of 40[49]/ })

// Includes the back-off between retries.
const expect = expectSoon.configure({ timeout: 30_000 })

const saves = '**/api/page/update-all-content'

interface Summary {
  id: string
  slug: string
  storeDomain: string
}

function pageOf(url: string) {
  return `/page/get-page-by-id?pageId=${new URL(url).searchParams.get('page')}`
}

test('a page is looked back at, checked and published while it is written', async ({ page }) => {
  const { id, name: before, slug: address } = await openNewPage(page, 'The first words')
  const canvas = page.frameLocator('iframe')

  await test.step('an earlier revision is shown on the canvas, restored, and that undone', async () => {
    await (await textField(page)).fill('The second words')
    await expect(saveState(page)).toHaveText('Saved')

    await page.getByRole('button', { name: 'Revisions' }).click()
    const revisions = page.getByRole('complementary', { name: 'Revisions' })
    await revisions.getByRole('listitem').getByRole('button').last().click()
    await expect(canvas.getByText('The first words')).toBeVisible()
    await expectAccessible(page)
    await revisions.getByRole('button', { name: 'Restore this revision' }).click()
    await expect(canvas.getByText('The first words')).toBeVisible()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(canvas.getByText('The second words')).toBeVisible()
  })

  await test.step('what is typed after Publish was pressed stays a draft, a new name and address as well', async () => {
    const field = await textField(page)
    await field.fill('Sencha')
    await expect(saveState(page)).toHaveText('Saved')
    await page.route(saves, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const live = expect(page.getByText('The page is live.')).toBeVisible()
    await field.fill('Sencha, half a sen')
    await page.getByRole('tab', { name: 'Page' }).click()
    const slug = page.getByRole('textbox', { name: 'Address' })
    const renamed = `${address}-2`
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Harvest')
    await slug.fill(`${address} 2`)
    await slug.press('Enter')
    await live
    await expect(saveState(page)).toHaveText('Saved')
    await page.unroute(saves)

    const { storeDomain } = await ask<Summary>(
      page.request,
      'GET',
      `/page/get-page-by-id?pageId=${id}`,
    )
    const liveAt = (at: string) =>
      ask<Summary>(page.request, 'GET', `/page/get-page-by-domain?domain=${storeDomain}&slug=${at}`)
    expect(await liveAt(address)).toMatchObject({
      name: before,
      slug: address,
      content: [{ props: { text: 'Sencha' } }],
    })
    await expect(page.getByText(`Until you publish: /page/${address}`)).toBeVisible()

    const undo = page.getByRole('button', { name: 'Undo', exact: true })
    await undo.click()
    await expect(slug).toHaveValue(address)
    await page.getByRole('button', { name: 'Redo', exact: true }).click()
    await expect(slug).toHaveValue(renamed)
    await expect(saveState(page)).toHaveText('Saved')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByRole('link', { name: 'View page' }).last()).toHaveAttribute(
      'href',
      new RegExp(renamed),
    )
    expect(await liveAt(address)).toMatchObject({ name: 'Harvest', slug: renamed })
  })

  await test.step('what is worth a look before publishing leads to its field, and does not block', async () => {
    const words = { id: 'words', type: 'textBlock', contentType: 'normal', props: { text: 'Tea.' } }
    const props = { src: '/media/tea.webp', alt: '' }
    const image = { id: 'image', type: 'imageBlock', contentType: 'normal', props }
    const items = [{ id: 'first' }, { id: 'second' }]
    const gallery = { id: 'looks', type: 'gallery', contentType: 'normal', props: { items } }
    const content = [words, image, gallery]
    await ask(page.request, 'PUT', '/page/update-page', { pageId: id, content, publish: false })
    await openPage(page, id)
    await page.getByRole('button', { name: 'Publish' }).click()
    const dialog = page.getByRole('dialog', { name: 'Before you publish' })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'The image has no alt text' }).click()
    await expect(page.locator('[data-field="image.alt"] :focus')).toBeVisible()

    await page.getByRole('button', { name: 'Publish' }).click()
    await dialog.getByRole('button', { name: 'Gallery, image 2' }).click()
    await expect(page.locator('[data-field="looks.items.1.image"] :focus')).toBeVisible()

    await page.getByRole('button', { name: 'Publish' }).click()
    await dialog.getByRole('button', { name: 'Publish anyway' }).click()
    await expect(page.getByText('The page is live.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'View page' })).toBeVisible()
  })
})

test('a draft is shared, scheduled and goes live', async ({ page, browser }) => {
  const canvas = await openBuilder(page, aText('words'))
  const harbour = await ask<Summary>(page.request, 'GET', pageOf(page.url()))

  await test.step('a draft is shown by a link on a phone that nobody is signed in on', async () => {
    await canvas.getByText('Words of words').click()
    const settings = page.getByRole('complementary', { name: 'Settings' })
    await settings.getByLabel('Text', { exact: true }).first().fill('Boats at dawn.')

    await page.getByRole('button', { name: 'Share preview' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share a preview' })
    await expect(dialog).toContainText('works for seven days')
    await expectAccessible(page)
    const link = await dialog.getByLabel('Link to the preview').inputValue()

    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const shown = await phone.newPage()
    await shown.goto(link)
    await expect(shown.getByText('Boats at dawn.')).toBeVisible()
    await expect(shown.getByText('Preview of a draft: expires')).toBeVisible()
    await expectAccessible(shown)
    expect((await shown.goto(link.replace(/\?.*/, '')))?.status()).toBe(404)

    await dialog.getByRole('button', { name: 'Revoke all links' }).click()
    await expect(dialog).toBeHidden()
    expect((await shown.goto(link))?.status()).toBe(404)
    await expect(
      shown.getByRole('heading', { name: 'This preview is no longer available' }),
    ).toBeVisible()
    await phone.close()
  })

  await test.step('an owner chooses when a page goes live, and it does', async () => {
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
    await expect(
      page.getByRole('button', { name: `Scheduled: 31 Dec ${year}, 23:30` }),
    ).toBeVisible()

    const pages = await openWindow(page)
    await pages.goto(main('/dashboard/pages'))
    const row = pages.getByRole('row', { name: /Harbour/ })
    await expect(row).toContainText(`Scheduled: 31 Dec ${year}, 23:30`)
    await row.getByRole('button', { name: 'Actions for Harbour' }).click()
    await pages.getByRole('menuitem', { name: 'Cancel the schedule' }).click()
    await expect(row).not.toContainText('Scheduled')

    const shown = at(harbour.storeDomain, `/page/${harbour.slug}`)
    const shopper = await (await browser.newContext()).newPage()
    expect((await shopper.goto(shown))?.status()).toBe(404)
    const publishAt = new Date(Date.now() + 1500).toISOString()
    await ask(page.request, 'PUT', `/page/${harbour.id}/schedule`, { publishAt })
    await expect(async () => {
      expect((await shopper.goto(shown))?.status()).toBe(200)
    }).toPass({ timeout: 10_000 })
    await expect(shopper.getByText('Boats at dawn.')).toBeVisible()

    // An open builder reports scheduled publication, before and after.
    await page.bringToFront()
    const soon = new Date(Date.now() + 8000).toISOString()
    await ask(page.request, 'PUT', `/page/${harbour.id}/schedule`, { publishAt: soon })
    await page.reload()
    await expect(page.getByRole('banner')).toContainText(/Goes live /)
    await expect(page.getByText('The page went live as scheduled')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('banner')).not.toContainText('Goes live')
    await shopper.context().close()
  })

  await test.step('a name that was changed in another window is not overwritten without a question', async () => {
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
    await ask(page.request, 'PUT', '/page/update-page', {
      pageId: harbour.id,
      name: 'Port',
      publish: false,
    })
    await dialog.getByRole('button', { name: 'Save' }).click()

    const conflict = dialog.getByRole('alert')
    await expect(conflict).toContainText('changed elsewhere meanwhile')
    await expect(conflict).toContainText('Name: “Quay” here, “Port” there')
    await expectAccessible(page)
    await conflict.getByRole('button', { name: 'Mine' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('row', { name: /Quay/ })).toBeVisible()
  })
})
