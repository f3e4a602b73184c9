import { codeOfApp } from '../../fixtures/authenticator-app.ts'
import { addAuthenticator } from '../../fixtures/authenticator.ts'
import { aProduct } from '../../fixtures/edit-product.ts'
import { joinLinkTo } from '../../fixtures/join-link.ts'
import {
  aNewOwner,
  open,
  forgetProof,
  password,
  keyboardOptions,
} from '../../fixtures/keyboard-drill.ts'
import { Keyboard } from '../../fixtures/keyboard.ts'
import { ask, createStore, signInDemoOwner } from '../../fixtures/owner-api.ts'
import { expect, main, test } from '../../fixtures/product-test.ts'

test.use(keyboardOptions)

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
    await keys.fill(dialog.getByLabel('Code from the app'), codeOfApp(key))
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
