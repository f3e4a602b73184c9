import { demoOwner } from '@vitrine/harness/owner.ts'
import { ask, createStore, selectTeaHouse, signInDemoOwner } from '../fixtures/owner-api.ts'
import { placeOrderIn } from '../fixtures/place-order.ts'
import { expect, expectAccessible, main, test } from '../fixtures/product-test.ts'

interface Linked {
  path: string
  name: string
  number: number
}

type Request = Parameters<typeof placeOrderIn>[0]

async function aLinkedOrder(request: Request): Promise<Linked> {
  await signInDemoOwner(request)
  const { storeId } = await createStore(request)
  await ask(request, 'POST', '/products/add-product', { storeId, name: 'Sencha', price: 20 })
  const number = await placeOrderIn(request, storeId, `link-${Date.now()}@tea.example`)
  const { content } = await ask<{ content: { id: string }[] }>(
    request,
    'GET',
    `/orders?storeId=${storeId}`,
  )
  const { name } = await ask<{ name: string }>(
    request,
    'GET',
    `/store/find-current-store?storeId=${storeId}`,
  )
  return { path: `/dashboard/orders/${content[0]!.id}?store=${storeId}`, name, number }
}

test.use({ expectedErrors: /status of 40[014]/ })

test('the link of an email leads to its order, through the sign-in or another shop', async ({
  page,
}) => {
  const { path, number, name } = await aLinkedOrder(page.request)

  await test.step('the link of an email leads through the sign-in to its order', async () => {
    await ask(page.request, 'POST', '/auth/logout')

    await page.goto(main(path))
    await page.getByLabel('Email').fill(demoOwner.email)
    await page.getByLabel('Password', { exact: true }).fill(demoOwner.password)
    await page.getByRole('button', { name: 'Sign in' }).click()

    await expect(page.getByRole('heading', { name: `Order #${number}` })).toBeVisible()
    await expect(page).toHaveURL(main(path.split('?')[0]))
  })

  await test.step('the link of an email switches to the shop that its order is in', async () => {
    await selectTeaHouse(page.request)

    await page.goto(main(path))

    await expect(page.getByText(`You are now in ${name}.`)).toBeVisible()
    await expect(page.getByRole('heading', { name: `Order #${number}` })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a link to a shop that is not one’s own, or to nothing, says so', async () => {
    const nobody = '00000000-0000-7000-8000-000000000000'

    await page.goto(main(`/dashboard/orders/${nobody}?store=${nobody}`))
    await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible()

    await page.goto(main('/dashboard/orders/abc'))
    await expect(page.getByRole('heading', { name: 'This order does not exist' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()
    await expectAccessible(page)

    await page.goto(main('/dashboard/products?page=999'))
    await expect(page).not.toHaveURL(/page=999/)
    await expect(page.getByRole('checkbox').nth(1)).toBeVisible()
  })
})
