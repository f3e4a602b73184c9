import type { Page } from '@playwright/test'
import type { Product } from '@vitrine/contract/catalogue/product.ts'
import type { Team } from '@vitrine/contract/shop/team.ts'
import { ask, createStore, signInDemoOwner } from '../fixtures/owner-api.ts'
import { mailsTo } from '../fixtures/place-order.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadable,
  main,
  test,
} from '../fixtures/product-test.ts'

// Nobody is signed in yet, a role refuses, and invitations that
// are refused or used.
test.use({ expectedErrors: /status of 4(?:0[1349]|10)/ })

const phone = { viewport: { width: 390, height: 844 } }

async function linkTo(email: string): Promise<string> {
  const read = async () => (await mailsTo(email)).replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
  await expect.poll(read, { timeout: 20_000 }).toContain('/join#token=')
  return /\/join#token=[\w-]+/.exec(await read())![0]
}

async function choose(page: Page, member: string, act: string) {
  await page.getByRole('button', { name: `Actions for ${member}` }).click()
  await page.getByRole('menuitem', { name: act }).click()
}

/** Opens every screen of the role's menu, and expects that none of its calls is refused. */
async function expectOpenMenu(page: Page) {
  await page.goto(main('/dashboard/adminhome'))
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.status() === 403) refused.push(answer.url())
  })
  const menu = page.getByRole('navigation', { name: 'Dashboard' })
  await expect(menu.getByRole('link').first()).toBeVisible()
  for (const name of await menu.getByRole('link').allTextContents()) {
    await menu.getByRole('link', { name, exact: true }).first().click()
    await expect(page.locator('.mantine-Skeleton-root, [aria-busy=true]'), name).toHaveCount(0)
    for (const screen of await menu.getByRole('list').getByRole('link').allTextContents()) {
      await menu.getByRole('list').getByRole('link', { name: screen, exact: true }).click()
      await expect(page.locator('main h1, main h2').first(), screen).toBeVisible()
      await expect(page.locator('.mantine-Skeleton-root, [aria-busy=true]'), screen).toHaveCount(0)
    }
  }
  expect(refused, 'refused calls').toEqual([])
}

test('a team is invited, works within its roles, and ends', async ({ page, newShopper }) => {
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

  const link = await linkTo(email)

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

  await test.step('no screen of a role’s menu makes a call that is refused', async () => {
    const { members } = await ask<Team>(page.request, 'GET', `/team?storeId=${storeId}`)
    const { userId } = members.find(({ name }) => name === 'Kai')!
    await kai.setViewportSize({ width: 1440, height: 900 })
    kai.on('dialog', (dialog) => void dialog.accept())
    for (const role of ['viewer', 'sales', 'editor', 'admin'])
      await test.step(role, async () => {
        await ask(page.request, 'PUT', `/team/members/${userId}`, { role })
        await expectOpenMenu(kai)
      })
  })

  await test.step('who is removed is out with the next click', async () => {
    await page.goto(main('/dashboard/team'))
    await choose(page, 'Kai', 'Remove')
    const dialog = page.getByRole('dialog', { name: 'Remove Kai?' })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByText('Kai is removed')).toBeVisible()
    await kai.getByRole('link', { name: 'Products', exact: true }).click()
    await expect(kai.getByRole('heading', { name: 'Hello Kai, name your shop' })).toBeVisible()
  })
})
