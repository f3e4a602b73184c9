import { codeOfApp } from '../fixtures/authenticator-app.ts'
import { createStore, ask } from '../fixtures/owner-api.ts'
import { changeEmailLater } from '../fixtures/change-email-later.ts'
import { expect, expectAccessible, main, signIn, test } from '../fixtures/product-test.ts'

// The call that needs a proof, the wrong passwords and codes, and signing in without a code.
test.use({ expectedErrors: /status of 4(?:00|01|09|28)/ })

const green = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAMAAABFaP0WAAAAA1BMVEVEqndKYKg6AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAC0lEQVQImWNgAAEAAAYAAeaH/n8AAAAASUVORK5CYII=',
  'base64',
)

test('an owner keeps a profile, proves who is there, and signs in with a code', async ({
  page,
}) => {
  const email = `mei-${Date.now()}@tea.example`
  const password = 'oolong in the morning'
  await ask(page.request, 'POST', '/auth/signup', { name: 'Mei Lin', email, password })
  await createStore(page.request)

  await test.step('name, image and time zone are shown in the dashboard', async () => {
    await page.goto(main('/dashboard/adminhome'))
    await page.getByRole('button', { name: /Quiet Lighthouse/ }).click()
    await page.getByRole('menuitem', { name: 'Your profile' }).click()
    await expect(page.getByRole('heading', { name: 'Your profile' })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Name').fill('Mei Lin Chen')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Profile saved')).toBeVisible()
    const input = page.locator('input[type=file]')
    await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: green })
    await expect(page.getByRole('button', { name: 'Change image' })).toBeVisible()
  })

  await test.step('a refused call asks for the password and is sent again', async () => {
    const dialog = await changeEmailLater(page, `new-${email}`)
    await dialog.getByLabel('Password', { exact: true }).fill('not the one')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(dialog.getByText('This is not your current password.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText(`Waiting to change to new-${email}`)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Keep current email' }).click()
    await expect(page.getByLabel('New email')).toBeVisible()
  })

  const secret = await test.step('an authenticator app is set up', async () => {
    await page.getByRole('button', { name: 'Turn on' }).click()
    const dialog = page.getByRole('dialog', { name: 'Set up your authenticator app' })
    const key = await dialog.getByLabel('Key').inputValue()
    await dialog.getByLabel('Code from the app').fill('000000')
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    await expect(dialog.getByText('This code is not right.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('Code from the app').fill(codeOfApp(key))
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    await expect(page.getByRole('dialog', { name: 'Your recovery codes' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'I have saved them' }).click()
    await expect(page.getByText('10 recovery codes left')).toBeVisible()
    return key
  })

  await test.step('signing in needs a code from then on', async () => {
    await page.goto(main('/logout'))
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await signIn(page, { email, password })
    await page.getByLabel('Code').fill('000000')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('This code is not right.')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Code').fill(codeOfApp(secret, 1))
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('Quiet Lighthouse').first()).toBeVisible()
  })
})
