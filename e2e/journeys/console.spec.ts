import { execFileSync } from 'node:child_process'
import { codeOfApp } from '../fixtures/authenticator-app.ts'
import { consolePaths, withIds } from '../fixtures/dashboard-paths.ts'
import { ask, createStore, signInDemoOwner } from '../fixtures/owner-api.ts'
import {
  at,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  main,
  test,
} from '../fixtures/product-test.ts'
import { expectProviderName } from '../fixtures/provider-name.ts'

// Nobody is signed in yet, a link is spent, and a suspended shop answers 503.
test.use({ expectedErrors: /status of (?:400|401|410|503)/ })

/** Runs `npm run provider -- create-operator` beside the server. @returns the path of the link */
function createOperator(email: string): string {
  const words = ['apps/server/src/provider-command.ts', 'create-operator', email, 'Olga Marin']
  const said = execFileSync(process.execPath, words, {
    env: { ...process.env, DATA_DIR: process.env['VITRINE_DATA_DIR'] },
    encoding: 'utf8',
  })
  return /\/console\/set-up#token=[\w-]+/.exec(said)![0]
}

test('an operator suspends a shop, resumes it and works in it as its owner', async ({
  page,
  newShopper,
}) => {
  await signInDemoOwner(page.request)
  const { storeId, storeDomain } = await createStore(page.request)
  const shop = at(storeDomain)
  const setUp = createOperator(`olga-${Date.now()}@provider.example`)
  const operator = await newShopper()

  await test.step('a link of the command sets up password and app', async () => {
    await operator.goto(main(setUp))
    const key = await operator.getByLabel('Key').inputValue()
    await operator.getByRole('textbox', { name: 'Password' }).fill('a long walk by the harbour')
    await operator.getByLabel('Code from the app').fill(codeOfApp(key))
    await expectAccessible(operator)
    await operator.getByRole('button', { name: 'Finish and sign in' }).click()
    await expect(operator.getByRole('heading', { level: 1, name: 'Shops' })).toBeVisible()
    await operator.goto(main(setUp))
    await expect(operator.getByText('This link no longer works')).toBeVisible()
  })

  await test.step('the shop is found by its address', async () => {
    await operator.goto(main('/console'))
    await operator.getByPlaceholder('Search by name, domain or owner').fill(storeDomain)
    await expectAccessible(operator)
    const found = operator.getByRole('link', { name: /Quiet Lighthouse/ })
    await expect(found).toHaveCount(1)
    await found.click()
    await expect(operator.getByText(storeDomain).first()).toBeVisible()
  })

  async function act(item: string, confirm: string, reason: string) {
    await operator.getByRole('button', { name: 'Act', exact: true }).click()
    await operator.getByRole('menuitem', { name: item, exact: true }).click()
    const dialog = operator.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: confirm })).toBeDisabled()
    await dialog.getByLabel('Reason').fill(reason)
    await expectAccessible(operator)
    await dialog.getByRole('button', { name: confirm }).click()
    await expect(dialog).toBeHidden()
  }

  await test.step('a suspended shop is unavailable, and its owner reads why', async () => {
    await act('Suspend', 'Suspend shop', 'A brand reported counterfeits.')
    const answer = await page.goto(shop)
    expect(answer?.status()).toBe(503)
    expect(answer?.headers()['retry-after']).toBeDefined()
    await page.goto(main('/dashboard/adminhome'))
    await expect(page.getByText('A brand reported counterfeits.')).toBeVisible()
    await expectNoSidewaysScroll(page)
  })

  await test.step('a resumed shop is as it was', async () => {
    await act('Resume', 'Resume shop', 'The brand withdrew its report.')
    expect((await page.goto(shop))?.status()).toBe(200)
    await expect(operator.getByText('The brand withdrew its report.')).toBeVisible()
  })

  await test.step('every screen of the console is accessible and has the provider’s name', async () => {
    const storeId = new URL(operator.url()).pathname.split('/').at(-1)!
    for (const path of consolePaths) {
      await operator.goto(main(withIds(path, { storeId })))
      await expect(operator.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(operator)
      await expectProviderName(operator)
    }
    await operator.goto(main(`/console/shops/${storeId}`))
  })

  await test.step('a shop with the name of another one is signalled, and dismissed with a note', async () => {
    const imitator = await newShopper()
    const email = `vera-${Date.now()}@imitation.example`
    const person = { name: 'Vera Kahl', email, password: 'a long walk by the harbour' }
    await ask(imitator.request, 'POST', '/auth/signup', person)
    const name = 'N0cturne Rec0rds'
    await ask(imitator.request, 'POST', '/store/create-store', { name })
    const signal = operator.getByText('Its name is like that of Nocturne Records').first()
    await expect(async () => {
      await operator.goto(main('/console/signals?kind=lookAlike'))
      await expect(signal).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 30_000 })
    await expectAccessible(operator)
    await expectNoSidewaysScroll(operator)
    await operator.getByRole('button', { name: 'Dismiss' }).first().click()
    const dialog = operator.getByRole('dialog')
    await dialog.getByLabel('Note').fill('They are the same people.')
    await expectAccessible(operator)
    await dialog.getByRole('button', { name: 'Dismiss' }).click()
    await expect(dialog).toBeHidden()
    await operator.goto(main('/console/signals?state=dismissed'))
    await expect(operator.getByText('They are the same people.').first()).toBeVisible()
  })

  await test.step('a name is protected', async () => {
    await operator.goto(main('/console/watch-lists'))
    await operator.getByRole('textbox', { name: 'Names' }).fill('Kestrelo\nNo')
    await operator.getByLabel('Reason').fill('Their lawyer wrote.')
    await operator.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(operator.getByText('“No” is too short')).toBeVisible()
    await operator.getByRole('textbox', { name: 'Names' }).fill('Kestrelo')
    await operator.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(operator.getByRole('button', { name: 'Remove Kestrelo' })).toBeVisible()
  })

  await test.step('an operator in the dashboard is announced, and may not touch money', async () => {
    await operator.goto(main(`/console/shops/${storeId}`))
    await operator.getByRole('button', { name: 'Sign in as owner' }).click()
    const dialog = operator.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('The owner asked for help with shipping.')
    await dialog.getByRole('button', { name: 'Create the link' }).click()
    const way = operator.getByRole('link', { name: /as its owner/ })
    const visit = await newShopper()
    await visit.goto((await way.getAttribute('href'))!)
    await expect(visit.getByText(/Olga Marin/).first()).toBeVisible({ timeout: 20_000 })
    await expect(visit.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(visit)
  })
})
