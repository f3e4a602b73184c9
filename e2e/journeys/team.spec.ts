import type { Page } from '@playwright/test'
import type { Product } from '@vitrine/contract/catalogue/product.ts'
import { ask, createStore, signInDemoOwner } from '../fixtures/owner-api.ts'
import { joinLinkTo } from '../fixtures/join-link.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadable,
  main,
  test,
} from '../fixtures/product-test.ts'

// Nobody is signed in yet, a role refuses, and so do invitations that were used.
test.use({ expectedErrors: /status of 4(?:0[1349]|10)/ })

const phone = { viewport: { width: 390, height: 844 } }

async function choose(page: Page, member: string, act: string) {
  await page.getByRole('button', { name: `Actions for ${member}` }).click()
  await page.getByRole('menuitem', { name: act }).click()
}

test('a team is invited, and works within its roles', async ({ page, newShopper }) => {
  const email = `kai-${Date.now()}@team.example`
  await signInDemoOwner(page.request)
  const { storeId } = await createStore(page.request)
  const product = await ask<Product>(page.request, 'POST', '/products/add-product', {
    storeId,
    name: 'Sencha 100 g',
    price: 12.5,
  })

  await test.step('an owner invites an address', async () => {
    await page.goto(main('/dashboard/team'))
    await expect(page.getByText('You work alone so far')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Invite', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Invite to the team' })
    await dialog.getByLabel('Email').fill('owner@demo.vitrine.test')
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await expect(dialog.getByText('This person is in the team already.')).toBeVisible()
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByRole('combobox', { name: 'Role' }).click()
    await page.getByRole('option', { name: 'Editor' }).click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible()
    await expect(page.getByRole('cell', { name: /Sent .+ until/ })).toContainText(email)
  })

  const link = await joinLinkTo(email)

  await test.step('somebody else is told whom the invitation is for', async () => {
    await page.goto(main(link))
    await expect(
      page.getByRole('heading', { name: 'This invitation is for another address' }),
    ).toBeVisible()
    await page.goto(main('/dashboard/team'))
  })

  const kai = await newShopper(phone)
  await test.step('the invited joins on a phone, with a new account', async () => {
    await kai.goto(main(link))
    await expect(kai.getByLabel('Email')).toHaveValue(email)
    await expect(kai.getByLabel('Email')).toHaveAttribute('readonly')
    await expectAccessible(kai)
    await expectNoSidewaysScroll(kai)
    await kai.getByLabel('Your name').fill('Kai')
    await kai.getByLabel('Password', { exact: true }).fill('gyokuro in the evening')
    await kai.getByRole('button', { name: 'Create account and join' }).click()
    await expect(kai.getByText(/^Welcome to Quiet Lighthouse/)).toBeVisible()
    await expect(kai.getByRole('navigation', { name: 'Shortcuts' })).not.toContainText('Orders')
    await kai.goto(main('/dashboard/orders'))
    await expect(
      kai.getByRole('heading', { name: 'Your role does not include this' }),
    ).toBeVisible()
    await expectAccessible(kai)
  })

  await test.step('the link works once', async () => {
    const again = await newShopper(phone)
    await again.goto(main(link))
    await expect(again.getByText('This invitation was used already.')).toBeVisible()
  })

  await test.step('a role that changes meanwhile loses nothing, and says so', async () => {
    await kai.goto(main(`/dashboard/edit-product/${product.id}`))
    const name = kai.getByRole('textbox', { name: 'Name', exact: true }).first()
    await name.fill('Gyokuro 50 g')
    await page.goto(main('/dashboard/team'))
    await choose(page, 'Kai', 'Change role')
    const dialog = page.getByRole('dialog', { name: 'Change the role of Kai' })
    await dialog.getByRole('combobox', { name: 'Role' }).click()
    await page.getByRole('option', { name: 'Viewer' }).click()
    await dialog.getByRole('button', { name: 'Change role' }).click()
    await expect(page.getByText('Role changed')).toBeVisible()
    await kai.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(
      kai.getByText('Error 403: Your role in this shop does not allow this. Nothing was changed.'),
    ).toBeVisible()
    await expect(kai.getByText('Your role was changed')).toBeVisible()
    await expect(name).toHaveValue('Gyokuro 50 g')
    await expectReadable(kai)
  })
})
