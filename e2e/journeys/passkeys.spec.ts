import { addAuthenticator } from '../fixtures/authenticator.ts'
import { ask, createStore } from '../fixtures/owner-api.ts'
import { mailsTo } from '../fixtures/place-order.ts'
import { changeEmailLater } from '../fixtures/change-email-later.ts'
import { expect, expectAccessible, main, test } from '../fixtures/product-test.ts'

// The call that needs a proof, and the refusals that the journey asks for.
test.use({ expectedErrors: /status of 4(?:00|01|09|28)/ })

test('an owner signs in and proves who is there with a passkey', async ({ page }) => {
  const email = `mei-${Date.now()}@tea.example`
  const password = 'oolong in the morning'
  await ask(page.request, 'POST', '/auth/signup', { name: 'Mei Lin', email, password })
  await createStore(page.request)
  const device = await addAuthenticator(page)

  await test.step('a passkey is added and renamed', async () => {
    await page.goto(main('/dashboard/profile'))
    await page.getByRole('button', { name: 'Add passkey' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByText('Enter a name.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('Name').fill('Phone')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Passkey added')).toBeVisible()
    await page.getByRole('button', { name: 'Rename Phone' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill('Mei’s phone')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('button', { name: 'Remove Mei’s phone' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a device that has one is not asked for another', async () => {
    await page.getByRole('button', { name: 'Add passkey' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
    await dialog.getByLabel('Name').fill('Again')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('This device already has a passkey')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('it is a proof where a call needs one', async () => {
    const dialog = await changeEmailLater(page, `new-${email}`)
    await expect(dialog.getByLabel('Password', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Use your passkey' }).click()
    await expect(page.getByText(`Waiting to change to new-${email}`)).toBeVisible()
  })

  await test.step('it signs in without a password', async () => {
    await page.goto(main('/logout'))
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await expectAccessible(page)
    await device.recognise(false)
    // The button is enabled before its press takes effect, too.
    const started = page.waitForResponse(/passkeys\/start-sign-in/)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await started
    await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeEnabled()
    await device.recognise(true)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await page.getByRole('button', { name: /Quiet Lighthouse/ }).click()
    await expect(page).toHaveURL(/adminhome/)
  })

  await test.step('a removed passkey is refused in a sentence', async () => {
    await page.goto(main('/dashboard/profile'))
    await page.getByRole('button', { name: 'Remove Mei’s phone' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByText('Passkey removed')).toBeVisible()
    await page.goto(main('/logout'))
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page.getByText('This passkey is not known here')).toBeVisible()
  })
})

test('without a password and a passkey, a link by email is the proof', async ({ page }) => {
  const email = `li-${Date.now()}@tea.example`
  await ask(page.request, 'POST', '/auth/email-link', { email, name: 'Li Wei' })
  const findLink = async () => /\/sign-in-link#token=[\w-]+/.exec(await mailsTo(email))?.[0]
  await expect.poll(findLink).toBeTruthy()
  await page.goto(main(await findLink()))
  await expect(page.getByRole('heading', { name: 'Hello Li Wei, name your shop' })).toBeVisible()
  await createStore(page.request)
  await page.goto(main('/dashboard/profile'))

  await test.step('the dialog offers a link instead of a password', async () => {
    const dialog = await changeEmailLater(page, `new-${email}`)
    await expect(dialog.getByText('Your account has no password yet.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Email me a link' }).click()
    await expect(dialog.getByText(`We sent a link to ${email}.`)).toBeVisible()
    await expectAccessible(page)
    // This session began with a link a moment ago, so it is proven.
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText(`Waiting to change to new-${email}`)).toBeVisible()
  })

  await test.step('a first password is set', async () => {
    await page.getByLabel('New password').fill('second flush of summer')
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page.getByText('Password saved.')).toBeVisible()
    await expect(page.getByLabel('Current password')).toBeVisible()
  })
})

test('a passkey opens an account without a password', async ({ page }) => {
  const email = `kai-${Date.now()}@tea.example`
  await addAuthenticator(page)
  await page.goto(main('/signup'))
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('Enter your name.')).toBeVisible()
  await page.getByLabel('Your name').fill('Kai')
  await page.getByLabel('Email').fill(email)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Hello Kai, name your shop' })).toBeVisible()
  await createStore(page.request)
  await page.goto(main('/dashboard/profile'))
  await expect(page.getByRole('button', { name: 'Rename First passkey' })).toBeVisible()

  await test.step('another one for the same address gets an email instead', async () => {
    await page.goto(main('/logout'))
    await page.goto(main('/signup'))
    await page.getByLabel('Your name').fill('Kai')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  })
})
