import {
  anotherWindow,
  killTab,
  openBuilder,
  openNewPage,
  saveState,
  textField,
} from './saving-test.ts'
import { ask } from './owner-api.ts'
import { demoOwner, expect as expectSoon, expectAccessible, test } from './product-test.ts'

test.describe.configure({ timeout: 120_000 })
test.use({ expectedErrors: /Failed to load resource|net::ERR_/ })

// Waits between tries are part of what is seen here.
const expect = expectSoon.configure({ timeout: 30_000 })

const saves = '**/api/page/update-all-content'

interface Saved {
  content: { props: { text: string } }[]
}

test('the tab is killed while its owner types, and what was typed is there again', async ({
  page,
  context,
}) => {
  const { id } = await openNewPage(page)
  await context.route(saves, (route) => route.abort())
  const field = await textField(page)
  await field.fill('Sencha from Uji')
  await expect(saveState(page)).toHaveText('Offline: kept on this device')
  await field.pressSequentially(', picked in')
  await killTab(page)

  await context.unroute(saves)
  const again = await anotherWindow(context, id)
  const canvas = again.frameLocator('iframe')
  await expect(canvas.getByText('Sencha from Uji')).toBeVisible()
  await expect(again.getByText('The changes that were kept on this device')).toBeVisible()
  await expect(saveState(again)).toHaveText('Saved')
  await again.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(canvas.getByText('Tea.', { exact: true })).toBeVisible()
})

test('the network goes away while a page is edited, and everything follows once it is back', async ({
  page,
  context,
}) => {
  const { id } = await openNewPage(page)
  const field = await textField(page)
  await context.setOffline(true)
  await field.fill('Sencha')
  await expect(saveState(page)).toHaveText('Offline: kept on this device')
  await field.fill('Sencha and Gyokuro')
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(saveState(page)).toHaveText('Saved')
  const { content } = await ask<Saved>(page.request, 'GET', `/page/get-page-by-id?pageId=${id}`)
  expect(content[0]?.props.text).toBe('Sencha and Gyokuro')
})

test('a server that is away during a save, or answers into the void, makes no conflict', async ({
  page,
}) => {
  const { id } = await openNewPage(page)
  const field = await textField(page)
  let tries = 0
  await page.route(saves, async (route) => {
    tries += 1
    if (tries === 1) return route.fulfill({ status: 503, json: { code: 'unavailable', error: '' } })
    if (tries > 2) return route.continue()
    // Saved, but the connection breaks before the answer is here.
    await route.fetch()
    return route.abort()
  })
  await field.fill('Sencha')
  await expect(saveState(page)).toHaveText('Offline: kept on this device')
  await field.fill('Sencha and Gyokuro')
  await expect(saveState(page)).toHaveText('Saved')
  expect(tries).toBeGreaterThan(2)
  const { content } = await ask<Saved>(page.request, 'GET', `/page/get-page-by-id?pageId=${id}`)
  expect(content[0]?.props.text).toBe('Sencha and Gyokuro')
})

test('of two windows with the same page, neither overwrites the other without a word', async ({
  page,
  context,
}) => {
  const { id } = await openNewPage(page)
  const other = await anotherWindow(context, id)
  await (await textField(page)).fill('From the first window')
  await expect(saveState(page)).toHaveText('Saved')

  const typedIn = await textField(other)
  await typedIn.fill('From the second window')
  const dialog = other.getByRole('dialog', { name: 'This page was changed elsewhere' })
  await expect(dialog).toBeVisible()
  // The keys that are pressed while it opens belong to the text.
  await expect(typedIn).toBeFocused()
  await other.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('list', { name: 'What differs' })).toContainText('differs')
  await expectAccessible(other)
  const opening = context.waitForEvent('page')
  await dialog.getByRole('link', { name: 'Open both' }).click()
  const third = await opening
  await expect(third.frameLocator('iframe').getByText('From the first window')).toBeVisible()
  await third.close()

  await other.getByRole('button', { name: 'Conflict: decide…' }).click()
  await dialog.getByRole('button', { name: 'Mine' }).click()
  await expect(saveState(other)).toHaveText('Saved')

  await (await textField(page)).fill('From the first window again')
  const first = page.getByRole('dialog', { name: 'This page was changed elsewhere' })
  await first.getByRole('button', { name: 'Theirs' }).click()
  await expect(page.frameLocator('iframe').getByText('From the second window')).toBeVisible()
  await expect(saveState(page)).toHaveText('Saved')
})

test('a session that ends while a page is edited is begun again over the builder', async ({
  page,
  context,
}) => {
  const { id } = await openNewPage(page)
  const field = await textField(page)
  await context.clearCookies()
  await field.fill('Sencha')
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
  await expect(dialog.getByLabel('Email')).toHaveValue(demoOwner.email)
  await expectAccessible(page)
  await dialog.getByLabel('Password', { exact: true }).fill(demoOwner.password)
  await dialog.getByRole('button', { name: 'Sign in and go on' }).click()
  await expect(dialog).toBeHidden()
  await expect(saveState(page)).toHaveText('Saved')
  const { content } = await ask<Saved>(page.request, 'GET', `/page/get-page-by-id?pageId=${id}`)
  expect(content[0]?.props.text).toBe('Sencha')
})

test('of a page that was deleted meanwhile, the work is saved as a new one', async ({ page }) => {
  const { id } = await openNewPage(page)
  await ask(page.request, 'DELETE', `/page/delete/${id}`)
  await (await textField(page)).fill('Sencha')
  const dialog = page.getByRole('dialog', { name: 'This page is no longer there' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save as a new page' }).click()
  await expect(page).not.toHaveURL(new RegExp(id))
  await expect(page.frameLocator('iframe').getByText('Sencha')).toBeVisible()
  await expect(saveState(page)).toHaveText('Saved')
})

test('a page that is left in a hurry is saved', async ({ page }) => {
  const { id } = await openNewPage(page)
  await (await textField(page)).fill('Sencha')
  await page.getByRole('link', { name: 'Back to the dashboard' }).click()
  await expect(page).toHaveURL(/adminhome/)
  await openBuilder(page, id)
  await expect(page.frameLocator('iframe').getByText('Sencha')).toBeVisible()
})

test('an earlier revision is looked at on the canvas, brought back, and that undone', async ({
  page,
}) => {
  await openNewPage(page, 'The first words')
  const canvas = page.frameLocator('iframe')
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

test('what is worth a look before publishing leads to its field, and does not block', async ({
  page,
}) => {
  const { id } = await openNewPage(page)
  const words = { id: 'words', type: 'textBlock', contentType: 'normal', props: { text: 'Tea.' } }
  const props = { src: '/media/tea.webp', alt: '' }
  const picture = { id: 'picture', type: 'imageBlock', contentType: 'normal', props }
  const content = [words, picture]
  await ask(page.request, 'PUT', '/page/update-page', { pageId: id, content, publish: false })
  await openBuilder(page, id)
  await page.getByRole('button', { name: 'Publish' }).click()
  const dialog = page.getByRole('dialog', { name: 'Before you publish' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'The image has no alt text' }).click()
  await expect(page.locator('[data-field="picture.alt"] :focus')).toBeVisible()

  await page.getByRole('button', { name: 'Publish' }).click()
  await dialog.getByRole('button', { name: 'Publish anyway' }).click()
  await expect(page.getByText('The page is live.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'View page' })).toBeVisible()
})

test('what is typed after Publish was pressed stays a draft, a new name and address as well', async ({
  page,
}) => {
  const { id, name: before, slug: address } = await openNewPage(page)
  const field = await textField(page)
  await field.fill('Sencha')
  await expect(saveState(page)).toHaveText('Saved')
  await page.route(saves, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await field.fill('Sencha, half a sen')
  await page.getByRole('tab', { name: 'Page' }).click()
  const slug = page.getByRole('textbox', { name: 'Address' })
  const renamed = `${address}-2`
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Harvest')
  await slug.fill(`${address} 2`)
  await slug.press('Enter')
  await expect(page.getByText('The page is live.')).toBeVisible()
  await expect(saveState(page)).toHaveText('Saved')
  await page.unroute(saves)

  const { storeDomain } = await ask<Page>(page.request, 'GET', `/page/get-page-by-id?pageId=${id}`)
  const live = (at: string) =>
    ask<Page>(page.request, 'GET', `/page/get-page-by-domain?domain=${storeDomain}&slug=${at}`)
  expect(await live(address)).toMatchObject({
    name: before,
    slug: address,
    content: [{ props: { text: 'Sencha' } }],
  })
  await expect(page.getByText(`Until you publish: /page/${address}`)).toBeVisible()
  await expectAccessible(page)

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
  expect(await live(address)).toMatchObject({ name: 'Harvest', slug: renamed })
})

interface Page {
  storeDomain: string
}
