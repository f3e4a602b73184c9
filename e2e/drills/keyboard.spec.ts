import type { Page } from '@playwright/test'
import type { Order } from '@vitrine/contract/sales/order.ts'
import { addAuthenticator } from '../fixtures/authenticator.ts'
import { codeOfApp } from '../fixtures/authenticator-app.ts'
import { aProduct } from '../fixtures/edit-product.ts'
import { joinLinkTo } from '../fixtures/join-link.ts'
import { Keyboard } from '../fixtures/keyboard.ts'
import { ask, createStore, signInDemoOwner } from '../fixtures/owner-api.ts'
import { placeOrderIn } from '../fixtures/place-order.ts'
import { expect, main, test } from '../fixtures/product-test.ts'

// Calls that need a proof, wrong passwords and codes, refused roles, and shops that are not open.
test.use({
  expectedErrors: /status of (?:4(?:0[01349]|1[0-9]|28)|503)/,
  contextOptions: { reducedMotion: 'reduce' },
})

const password = 'oolong in the morning'

async function aNewOwner(page: Page, name = 'mei') {
  const email = `${name}-${Date.now()}@keys.example`
  await ask(page.request, 'POST', '/auth/signup', { name: 'Mei Lin', email, password })
  const store = await createStore(page.request)
  return { ...store, email }
}

async function open(page: Page, path: string) {
  await page.goto(main(path))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.mantine-Skeleton-root, [aria-busy=true]')).toHaveCount(0)
  return new Keyboard(page)
}

/** Answers the next such call as if the last proof were long ago. */
async function forgetProof(page: Page, call: string) {
  const answer = { status: 428, json: { code: 'proof_needed', error: '' } }
  await page.route(`**/api${call}`, (route) => route.fulfill(answer), { times: 1 })
}

test('a team, by keyboard alone: invite, join on a phone, lose a right while typing', async ({
  page,
  newShopper,
}) => {
  const email = `kai-${Date.now()}@keys.example`
  await signInDemoOwner(page.request)
  const store = await createStore(page.request)
  const product = await aProduct(page, store)
  const keys = await open(page, '/dashboard/team')
  const kai = await newShopper({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  })
  const phone = new Keyboard(kai)

  await test.step('an owner invites', async () => {
    expect(await keys.walk()).toBeGreaterThan(15)
    const invite = page.getByRole('button', { name: 'Invite', exact: true })
    const dialog = page.getByRole('dialog', { name: 'Invite to the team' })
    await keys.enter(invite)
    await keys.expectEscape(dialog, invite)
    await keys.press('Enter')
    await expect(dialog.getByLabel('Email')).toBeFocused()
    await keys.type(email)
    await keys.choose(dialog.getByRole('combobox', { name: 'Role' }), 'Editor')
    await keys.enter(dialog.getByRole('button', { name: 'Send invitation' }))
    await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible()
    await keys.expectReturn(dialog, invite)
  })

  await test.step('the invited joins on a phone', async () => {
    await kai.goto(main(await joinLinkTo(email)))
    await expect(kai.getByLabel('Your name')).toBeVisible()
    await phone.walk()
    await phone.fill(kai.getByLabel('Your name'), 'Kai')
    await phone.fill(kai.getByLabel('Password', { exact: true }), 'gyokuro in the evening')
    await phone.enter(kai.getByRole('button', { name: 'Create account and join' }))
    await expect(kai.getByText(/^Welcome to Quiet Lighthouse/)).toBeVisible()
    await phone.walk()
    const menu = kai.getByRole('button', { name: 'Menu', exact: true })
    const close = kai.getByRole('button', { name: 'Close the menu' })
    await phone.enter(menu)
    await expect(close).toBeFocused()
    await phone.walk()
    await phone.press('Escape')
    await expect(menu).toBeFocused()
    await phone.press('Enter')
    const groups = kai.getByRole('navigation', { name: 'Dashboard' })
    await phone.enter(groups.getByRole('link', { name: 'Content', exact: true }))
    await phone.enter(groups.getByRole('link', { name: 'Media', exact: true }))
    await expect(kai.getByRole('heading', { name: 'Media', level: 1 })).toBeVisible()
    await expect(kai.locator('#content')).toBeFocused()
  })

  await test.step('a right that is lost while typing loses nothing', async () => {
    await open(kai, `/dashboard/edit-product/${product.id}`)
    const name = kai.getByRole('textbox', { name: 'Name', exact: true }).first()
    await phone.fill(name, 'Gyokuro 50 g')
    await keys.press('Escape')
    await open(page, '/dashboard/team')
    const actions = page.getByRole('button', { name: 'Actions for Kai' })
    const dialog = page.getByRole('dialog', { name: 'Change the role of Kai' })
    await keys.chooseInMenu(actions, 'Change role')
    await keys.expectEscape(dialog, actions)
    await keys.chooseInMenu(actions, 'Change role')
    await keys.choose(dialog.getByRole('combobox', { name: 'Role' }), 'Viewer')
    await keys.enter(dialog.getByRole('button', { name: 'Change role' }))
    await expect(page.getByText('Role changed')).toBeVisible()
    await keys.expectReturn(dialog, actions)
    await phone.enter(kai.getByRole('button', { name: 'Save', exact: true }))
    await expect(kai.getByText(/^Error 403: Your role in this shop/)).toBeVisible()
    await expect(name).toHaveValue('Gyokuro 50 g')
  })
})

test('an account, by keyboard alone: a new address after a proof, a code, a passkey', async ({
  page,
}) => {
  const { email } = await aNewOwner(page)
  await addAuthenticator(page)
  const keys = await open(page, '/dashboard/profile')

  await test.step('another address waits once the password was given', async () => {
    expect(await keys.walk()).toBeGreaterThan(25)
    await keys.fill(page.getByLabel('New email'), `new-${email}`)
    await forgetProof(page, '/profile/email')
    const change = page.getByRole('button', { name: 'Change email' })
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
    await keys.enter(change)
    await keys.expectWithin(dialog)
    await keys.fill(dialog.getByLabel('Password', { exact: true }), 'not the one')
    await keys.enter(dialog.getByRole('button', { name: 'Confirm' }))
    await expect(dialog.getByText('This is not your current password.')).toBeVisible()
    await keys.fill(dialog.getByLabel('Password', { exact: true }), password)
    await keys.press('Enter')
    await expect(page.getByText(`Waiting to change to new-${email}`)).toBeVisible()
    await expect(page.locator('body')).not.toBeFocused()
    await keys.enter(page.getByRole('button', { name: 'Keep current email' }))
    await expect(page.getByLabel('New email')).toBeVisible()
  })

  const codes = await test.step('an authenticator app is set up', async () => {
    const turnOn = page.getByRole('button', { name: 'Turn on' })
    const dialog = page.getByRole('dialog', { name: 'Set up your authenticator app' })
    await keys.enter(turnOn)
    await keys.expectEscape(dialog, turnOn)
    await keys.press('Enter')
    await keys.fill(dialog.getByLabel('Code from the app'), '000000')
    await keys.press('Enter')
    await expect(dialog.getByText('This code is not right.')).toBeVisible()
    const key = await dialog.getByLabel('Key').inputValue()
    await keys.fill(dialog.getByLabel('Code from the app'), codeOfApp(key, -1))
    await keys.enter(dialog.getByRole('button', { name: 'Turn on' }))
    const saved = page.getByRole('dialog', { name: 'Your recovery codes' })
    await keys.expectWithin(saved)
    const shown = await saved.getByRole('listitem').allInnerTexts()
    await keys.enter(saved.getByRole('button', { name: 'I have saved them' }))
    await expect(page.getByText('10 recovery codes left')).toBeVisible()
    await expect(page.locator('body')).not.toBeFocused()
    return shown
  })

  await test.step('a passkey is added', async () => {
    const add = page.getByRole('button', { name: 'Add passkey' })
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
    await keys.enter(add)
    await keys.expectEscape(dialog, add)
    await keys.press('Enter')
    await expect(dialog.getByLabel('Name')).toBeFocused()
    await keys.type('Phone')
    await keys.press('Enter')
    await expect(page.getByText('Passkey added')).toBeVisible()
    await keys.expectReturn(dialog, add)
    const remove = page.getByRole('button', { name: 'Remove Phone' })
    await keys.enter(remove)
    await keys.expectEscape(page.getByRole('dialog', { name: 'Remove Phone?' }), remove)
  })

  await test.step('the password and a recovery code sign in', async () => {
    await open(page, '/logout')
    await keys.walk()
    await keys.fill(page.getByLabel('Email'), email)
    await keys.fill(page.getByLabel('Password', { exact: true }), password)
    await keys.press('Enter')
    await expect(page.getByLabel('Code')).toBeVisible()
    await keys.walk()
    await keys.fill(page.getByLabel('Code'), '000000')
    await keys.press('Enter')
    await expect(page.getByText('This code is not right.')).toBeVisible()
    await keys.fill(page.getByLabel('Code'), codes[0]!.trim())
    await keys.enter(page.getByRole('button', { name: 'Sign in' }))
    await keys.enter(page.getByRole('button', { name: /Quiet Lighthouse/ }))
    await expect(page).toHaveURL(/adminhome/)
  })

  await test.step('the passkey alone signs in', async () => {
    await open(page, '/logout')
    await keys.enter(page.getByRole('button', { name: 'Use a passkey' }))
    await keys.enter(page.getByRole('button', { name: /Quiet Lighthouse/ }))
    await expect(page).toHaveURL(/adminhome/)
  })
})

test('the dashboard’s menu and its palette, by keyboard alone', async ({ page }) => {
  await signInDemoOwner(page.request)
  const store = await createStore(page.request)
  await aProduct(page, store, { name: 'Gyokuro tin' })
  const keys = await open(page, '/dashboard/adminhome')
  const menu = page.getByRole('navigation', { name: 'Dashboard' })

  await test.step('the first key leads to the content', async () => {
    await keys.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await keys.press('Enter')
    await expect(page.locator('#content')).toBeFocused()
  })

  await test.step('every group opens, and its screens follow it', async () => {
    await keys.walk()
    const groups = menu.locator(':scope > a')
    for (const label of await groups.allInnerTexts()) {
      const group = groups.filter({ hasText: label })
      await keys.enter(group)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(group).toBeFocused()
    }
    await keys.enter(groups.filter({ hasText: 'Settings' }))
    await keys.enter(menu.getByRole('link', { name: 'Taxes' }))
    await expect(page.getByRole('heading', { name: 'Taxes', level: 1 })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Taxes' })).toBeFocused()
  })

  await test.step('the shop’s own menu opens and closes', async () => {
    const shop = page.getByRole('button', { name: /Quiet Lighthouse/ })
    await keys.enter(shop)
    await expect(page.getByRole('menuitem', { name: 'Change shop' })).toBeVisible()
    await keys.press('ArrowDown')
    await keys.press('Escape')
    await expect(shop).toBeFocused()
    await keys.chooseInMenu(shop, 'Your profile')
    await expect(page.getByRole('heading', { name: 'Your profile' })).toBeVisible()
  })

  await test.step('the palette finds, and gives the focus back', async () => {
    const button = page.getByRole('button', { name: 'Search', exact: true })
    const search = page.getByRole('textbox', { name: 'Search or go to' })
    await keys.enter(button)
    await expect(search).toBeFocused()
    await keys.press('Escape')
    await expect(search).toBeHidden()
    await expect(button).toBeFocused()
    await keys.press('Control+k')
    await expect(search).toBeFocused()
    await keys.type('gyokuro')
    await expect(page.getByRole('dialog').getByText('Gyokuro tin')).toBeVisible()
    await keys.press('Enter')
    await expect(page.getByRole('heading', { name: 'Gyokuro tin', level: 1 })).toBeVisible()
  })
})

test('search engines and redirects, by keyboard alone', async ({ page }) => {
  await signInDemoOwner(page.request)
  const store = await createStore(page.request)
  await aProduct(page, store, { slug: 'sencha' })
  const keys = await open(page, '/dashboard/seo')

  await test.step('templates and codes are saved', async () => {
    expect(await keys.walk()).toBeGreaterThan(25)
    const kind = page.getByRole('radio', { name: 'Pages' })
    await keys.tabTo(kind)
    await keys.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Products' })).toBeChecked()
    const title = page.getByLabel('Title', { exact: true })
    await keys.fill(title, '{page} by {maker}')
    const save = page.getByRole('button', { name: 'Save settings' })
    await keys.enter(save)
    await expect(page.getByText('“{maker}” is not known here.')).toBeVisible()
    await expect(title).toBeFocused()
    await keys.fill(title, 'Buy {page} at {shop}')
    await keys.fill(page.getByLabel('Google'), 'code-1')
    await keys.enter(save)
    await expect(page.getByText('Settings for search engines saved')).toBeVisible()
    await expect(save).toBeFocused()
  })

  await test.step('a redirect is added, changed and deleted', async () => {
    await keys.enter(page.getByRole('link', { name: 'Redirects' }))
    const add = page.getByRole('button', { name: 'Add redirect' })
    const dialog = page.getByRole('dialog')
    await keys.enter(add)
    await keys.expectEscape(dialog, add)
    await keys.press('Enter')
    await expect(dialog.getByLabel('From')).toBeFocused()
    await keys.type('/old-tea')
    await keys.fill(dialog.getByLabel('To'), 'https://elsewhere.example/')
    await keys.press('Enter')
    await expect(dialog.getByText('This leads to another site.')).toBeVisible()
    await keys.fill(dialog.getByLabel('To'), '/product/sencha')
    await keys.tabTo(dialog.getByLabel('Permanent (301)'))
    await keys.press('ArrowDown')
    await expect(dialog.getByLabel('Temporary (302)')).toBeChecked()
    await keys.enter(dialog.getByRole('button', { name: 'Save redirect' }))
    await expect(page.getByText('Redirect saved')).toBeVisible()
    await keys.expectReturn(dialog, add)

    const edit = page.getByRole('button', { name: 'Edit the redirect of /old-tea' })
    await keys.enter(edit)
    await keys.expectEscape(dialog, edit)
    await keys.fill(page.getByRole('searchbox', { name: 'Search by address' }), 'old')
    await expect(page).toHaveURL(/search=old/)
    const remove = page.getByRole('button', { name: 'Delete the redirect of /old-tea' })
    await keys.enter(remove)
    await keys.expectEscape(dialog, remove)
    await keys.press('Enter')
    await keys.enter(dialog.getByRole('button', { name: 'Delete redirect' }))
    await expect(page.getByText('Redirect deleted')).toBeVisible()
    await expect(remove).toHaveCount(0)
    await expect(page.locator('body')).not.toBeFocused()
  })
})

test('analytics, by keyboard alone', async ({ page }) => {
  await signInDemoOwner(page.request)
  const store = await createStore(page.request)
  await aProduct(page, store, { price: 20 })
  await placeOrderIn(page.request, store.storeId, `keys-${Date.now()}@tea.example`)
  const keys = await open(page, '/dashboard/analytics')

  await test.step('a range is chosen by its name and by its days', async () => {
    expect(await keys.walk()).toBeGreaterThan(20)
    await keys.tabTo(page.getByLabel('Days'))
    await keys.type('Last 7')
    await expect(page).toHaveURL(/range=7/)
    await keys.press('End')
    await expect(page.getByLabel('First day')).toBeVisible()
    await keys.tabTo(page.getByLabel('First day'))
    await keys.type('01102026')
    await expect(page).toHaveURL(/from=2026-10-01/)
    await keys.tabTo(page.getByLabel('Last day'))
    await keys.type('01092026')
    await expect(page.getByText('Choose a first day that is not after the last one.')).toBeVisible()
    await expect(page).toHaveURL(/from=2026-10-01/)
    await keys.press('ArrowLeft')
    await keys.press('ArrowLeft')
    await keys.type('20102026')
    await expect(page).toHaveURL(/to=2026-10-20/)
    await keys.tabTo(page.getByLabel('Comparison'))
    await keys.type('No comp')
    await expect(page).toHaveURL(/compare=none/)
  })

  await test.step('the chart is a table, and a row leads to its orders', async () => {
    const show = page.getByRole('button', { name: 'Show as table' }).first()
    await keys.enter(show, 'Space')
    await expect(page.getByRole('button', { name: 'Show as chart' })).toBeFocused()
    await expect(page.getByRole('columnheader', { name: 'Day', exact: true }).first()).toBeVisible()
    await keys.tabTo(page.getByRole('combobox', { name: 'Group by' }))
    await keys.type('Country')
    await expect(page).toHaveURL(/by=country/)
    await keys.enter(page.getByRole('link', { name: 'Germany' }))
    await expect(page.getByRole('link', { name: /1001/ })).toBeVisible()
  })
})

test('policies, by keyboard alone', async ({ page }) => {
  await signInDemoOwner(page.request)
  await createStore(page.request)
  const keys = await open(page, '/dashboard/policies')
  await keys.walk()
  await keys.enter(page.getByRole('link', { name: 'Terms and conditions' }))
  const start = page.getByRole('button', { name: 'Start from template' })
  const dialog = page.getByRole('dialog', { name: 'Start from a template' })
  await keys.enter(start)
  await keys.expectEscape(dialog, start)
  await keys.press('Enter')
  await keys.choose(dialog.getByRole('combobox', { name: 'Country of your business' }), 'Germany')
  await keys.enter(dialog.getByRole('button', { name: 'Use template' }))
  await expect(page.getByText('Fill in the gaps')).toBeVisible()
  await keys.expectReturn(dialog, start)
  expect(await keys.walk()).toBeGreaterThan(20)
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  await keys.enter(publish)
  await expect(page.getByText('Policy published')).toBeVisible()
  await keys.expectPlaceKept()
  const version = page.getByRole('button', { name: 'Version 1', exact: true })
  await keys.enter(version)
  await keys.expectEscape(page.getByRole('dialog'), version)
})

test('shops are made, recovered and opened by keyboard alone', async ({ page }) => {
  const { storeId } = await aNewOwner(page)
  const { name: confirmName } = await ask<{ name: string }>(
    page.request,
    'GET',
    `/store/find-current-store?storeId=${storeId}`,
  )
  await ask(page.request, 'DELETE', '/store/delete-store', { storeId, confirmName })
  const keys = await open(page, '/choose-store')

  await test.step('a deleted shop is recovered', async () => {
    await keys.walk()
    await keys.enter(page.getByRole('button', { name: `Recover ${confirmName}` }))
    await expect(page.getByText(`${confirmName} is back`)).toBeVisible()
  })

  await test.step('another one is made', async () => {
    const create = page.getByRole('button', { name: 'New shop' })
    const dialog = page.getByRole('dialog', { name: 'A new shop' })
    await keys.enter(create)
    await keys.expectEscape(dialog, create)
    await keys.press('Enter')
    await expect(dialog.getByLabel('Name of your shop')).toBeFocused()
    await keys.type(`Harbour ${Date.now() % 100_000}`)
    await keys.fill(dialog.getByRole('combobox', { name: 'Country' }), 'Japan')
    await expect(page.getByRole('option', { name: 'Japan' })).toBeVisible()
    await keys.press('Enter')
    await expect(dialog.getByLabel('Currency')).toHaveValue(/JPY|yen/i)
    await keys.enter(dialog.getByRole('button', { name: 'Create shop' }))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Harbour')
  })

  await test.step('it is opened to everyone', async () => {
    await keys.walk()
    await keys.enter(page.getByRole('button', { name: 'Open shop', exact: true }))
    await expect(page.getByText('Your shop is open to everyone').first()).toBeVisible()
  })
})

test('an order is fulfilled, paid and refunded by keyboard alone', async ({ page }) => {
  await signInDemoOwner(page.request)
  const store = await createStore(page.request)
  await aProduct(page, store, { price: 20 })
  const email = `keys-${Date.now()}@tea.example`
  await placeOrderIn(page.request, store.storeId, email)
  const keys = await open(page, '/dashboard/orders')
  const dialog = page.getByRole('dialog')

  await test.step('the order is found and fulfilled', async () => {
    await keys.walk()
    await keys.fill(page.getByRole('searchbox'), email)
    await expect(page).toHaveURL(/search=/)
    await keys.enter(page.getByRole('link', { name: /1001/ }))
    await expect(page.getByRole('heading', { name: /1001/, level: 1 })).toBeVisible()
    expect(await keys.walk()).toBeGreaterThan(20)
    const more = page.getByRole('button', { name: 'More' })
    await keys.chooseInMenu(more, 'Cancel order …')
    await keys.expectEscape(dialog, more)
    const fulfil = page.getByRole('button', { name: 'Mark as fulfilled' })
    await keys.enter(fulfil)
    await keys.expectEscape(dialog, fulfil)
    await keys.press('Enter')
    await keys.enter(dialog.getByRole('button', { name: 'Mark as fulfilled' }))
    await expect(page.getByText('Fulfilled').first()).toBeVisible()
    await expect(page.locator('body')).not.toBeFocused()
  })

  await test.step('it is paid, and a part refunded', async () => {
    const pay = page.getByRole('button', { name: 'Mark as paid' })
    await keys.enter(pay)
    await keys.expectEscape(dialog, pay)
    await keys.press('Enter')
    await keys.enter(dialog.getByRole('button', { name: 'Mark as paid' }))
    const refund = page.getByRole('button', { name: 'Refund' })
    await keys.enter(refund)
    await keys.expectEscape(dialog, refund)
    await keys.press('Enter')
    await keys.fill(dialog.getByLabel('Amount'), '99999')
    await expect(dialog.getByText('This is more than what was received.')).toBeVisible()
    await keys.fill(dialog.getByLabel('Amount'), '1.5')
    await keys.fill(dialog.getByLabel('Reason (optional)'), 'A dented tin')
    await keys.enter(dialog.getByRole('button', { name: 'Refund $1.50' }))
    await expect(page.getByText('Partially refunded')).toBeVisible()
    await keys.expectReturn(dialog, refund)
  })

  await test.step('a note is added', async () => {
    await keys.fill(page.getByLabel('Add a note'), 'Send a new tin')
    await keys.enter(page.getByRole('button', { name: 'Add', exact: true }))
    await expect(page.getByText('Send a new tin')).toBeVisible()
  })

  const { content } = await ask<{ content: Order[] }>(
    page.request,
    'GET',
    `/orders?storeId=${store.storeId}`,
  )
  expect(content[0]).toMatchObject({
    fulfilmentStatus: 'fulfilled',
    paymentStatus: 'partially_refunded',
  })
})

test('a product is described, counted and saved by keyboard alone', async ({ page }) => {
  await signInDemoOwner(page.request)
  const store = await createStore(page.request)
  const { id } = await aProduct(page, store)
  const keys = await open(page, `/dashboard/edit-product/${id}`)
  expect(await keys.walk()).toBeGreaterThan(40)

  await keys.fill(page.getByRole('textbox', { name: 'Name', exact: true }).first(), 'Gyokuro')
  const text = page.getByRole('textbox', { name: 'Description', exact: true })
  await keys.tabTo(text)
  await keys.type('First flush.')
  await keys.fill(page.getByRole('textbox', { name: 'Discount price', exact: true }), '20')
  const track = page.getByRole('switch', { name: 'Track quantity' })
  await keys.tabTo(track)
  await keys.press('Space')
  await keys.fill(page.getByLabel('Quantity in stock'), '12')
  await keys.fill(page.getByLabel('Low stock'), '20')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await keys.enter(save)
  const problem = page.getByRole('alert', { name: 'There is 1 problem' })
  await keys.enter(problem.getByRole('button', { name: 'Discount price' }))
  await expect(page.getByRole('textbox', { name: 'Discount price', exact: true })).toBeFocused()
  await keys.fill(page.getByRole('textbox', { name: 'Discount price', exact: true }), '10')
  await keys.enter(save)
  await expect(page.getByText('Product saved').first()).toBeVisible()
  await keys.expectPlaceKept()

  const saved = await ask(page.request, 'GET', `/products/fetch-product-by-id/${id}`)
  expect(saved).toMatchObject({
    name: 'Gyokuro',
    description: '<p>First flush.</p>',
    discountPrice: 10,
    stock: 12,
    lowStockAt: 20,
  })
})
