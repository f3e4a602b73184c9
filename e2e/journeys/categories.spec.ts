import type { Locator, Page } from '@playwright/test'
import { ask, createStore, signInDemoOwner, type Store } from '../fixtures/owner-api.ts'
import {
  at,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  main,
  test,
} from '../fixtures/product-test.ts'

interface Named {
  id: string
}

interface Placed extends Named {
  name: string
  parentId: string | null
}

async function aCategory(page: Page, { storeId }: Store, name: string, parentId?: string) {
  const body = { storeId, name, ...(parentId && { parentId }) }
  return (await ask<Named>(page.request, 'POST', '/category/add-category', body)).id
}

async function aProduct(page: Page, { storeId }: Store, name: string, values: object = {}) {
  const body = { storeId, name, price: 12.5, ...values }
  return (await ask<Named>(page.request, 'POST', '/products/add-product', body)).id
}

const tree = (page: Page) => page.getByRole('treegrid', { name: 'Categories' })

async function shownTree(page: Page) {
  return await tree(page)
    .locator('[data-category]')
    .evaluateAll((rows) =>
      rows.map((row) => {
        const depth = Number(row.getAttribute('aria-level')) - 1
        return '-'.repeat(depth) + row.querySelector('a')!.innerText
      }),
    )
}

const expectTree = (page: Page, names: string[]) =>
  expect.poll(() => shownTree(page)).toEqual(names)

/** Waits until the server has a move: a page that is loaded again meanwhile would not send it. */
async function expectSavedIn(page: Page, { storeId }: Store, name: string, parent: string) {
  const saved = async () => {
    const all = await ask<Placed[]>(page.request, 'GET', `/category/tree?storeId=${storeId}`)
    const { parentId } = all.find((each) => each.name === name)!
    return all.find(({ id }) => id === parentId)?.name
  }
  await expect.poll(saved).toBe(parent)
}

const row = (page: Page, name: string) =>
  tree(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name, exact: true }) })

async function dragTo(page: Page, handle: Locator, target: Locator, part: number) {
  await handle.scrollIntoViewIfNeeded()
  const [from, to] = [await handle.boundingBox(), await target.boundingBox()]
  await page.mouse.move(from!.x + from!.width / 2, from!.y + from!.height / 2)
  await page.mouse.down()
  await page.mouse.move(to!.x + 60, to!.y + to!.height * part, { steps: 6 })
  await page.mouse.up()
}

// Two concurrent saves of the same category.
test.use({ expectedErrors: /status of 409/ })

async function openTree(page: Page): Promise<Store> {
  // The page of another store would still ask for its data, which the session no longer allows.
  await page.goto('about:blank')
  const store = await createStore(page.request)
  const tea = await aCategory(page, store, 'Tea')
  await aCategory(page, store, 'Green', tea)
  await aCategory(page, store, 'Black', tea)
  await aCategory(page, store, 'Ware')
  await page.goto(main('/dashboard/categories'))
  await expectTree(page, ['Tea', '-Green', '-Black', 'Ware'])
  return store
}

test('the tree of categories is arranged by keyboard and by pointer', async ({ page }) => {
  await signInDemoOwner(page.request)

  await test.step('the tree is walked through and arranged by keyboard alone', async () => {
    const store = await openTree(page)
    const { keyboard } = page
    await row(page, 'Tea').focus()
    await keyboard.press('ArrowLeft')
    await expectTree(page, ['Tea', 'Ware'])
    await keyboard.press('ArrowRight')
    await keyboard.press('ArrowRight')
    await expect(row(page, 'Green')).toBeFocused()
    await keyboard.press('Alt+ArrowDown')
    await expectTree(page, ['Tea', '-Black', '-Green', 'Ware'])
    await expect(page.getByText('Green is now 2 of 2 in Tea.')).toBeAttached()
    await expect(row(page, 'Green')).toBeFocused()
    await keyboard.press('Alt+ArrowLeft')
    await expectTree(page, ['Tea', '-Black', 'Green', 'Ware'])
    await page.getByRole('button', { name: 'Move Ware' }).press('ArrowRight')
    await expectTree(page, ['Tea', '-Black', 'Green', '-Ware'])
    await expect(page.getByRole('button', { name: 'Move Ware' })).toBeFocused()

    await expectSavedIn(page, store, 'Ware', 'Green')
    await page.reload()
    await expectTree(page, ['Tea', '-Black', 'Green', '-Ware'])
    await row(page, 'Ware').press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Ware' })).toBeVisible()
  })

  await test.step('a category is dragged past others and into another one, but not into itself', async () => {
    const store = await openTree(page)
    const handle = (name: string) => page.getByRole('button', { name: `Move ${name}` })
    await dragTo(page, handle('Black'), row(page, 'Green'), 0.1)
    await expectTree(page, ['Tea', '-Black', '-Green', 'Ware'])
    await dragTo(page, handle('Green'), row(page, 'Ware'), 0.5)
    await expectTree(page, ['Tea', '-Black', 'Ware', '-Green'])

    await dragTo(page, handle('Tea'), row(page, 'Black'), 0.5)
    await expect(
      page.getByText('A category cannot be moved into itself or one of its subcategories.'),
    ).toBeVisible()
    await expectTree(page, ['Tea', '-Black', 'Ware', '-Green'])
    await expectSavedIn(page, store, 'Green', 'Ware')
    await page.reload()
    await expectTree(page, ['Tea', '-Black', 'Ware', '-Green'])
  })

  await test.step('deleting says what stays, and what is within moves up', async () => {
    const store = await openTree(page)
    const teas = await ask<(Named & { name: string })[]>(
      page.request,
      'GET',
      `/category/tree?storeId=${store.storeId}`,
    )
    const tea = teas.find(({ name }) => name === 'Tea')!
    await aProduct(page, store, 'Sencha', { categoryIds: [tea.id] })
    await page.reload()
    await page.getByRole('button', { name: 'Actions for Tea' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const question = page.getByRole('dialog', { name: 'Delete “Tea”?' })
    await expect(question).toContainText(
      'Its 1 product stays in the shop. The 2 categories within it move up one level.',
    )
    await question.getByRole('button', { name: 'Delete category' }).click()
    await expectTree(page, ['Green', 'Black', 'Ware'])
  })

  for (const width of [390, 768, 1440])
    await test.step(`the tree and the editor fit a screen of ${width}`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(main('/dashboard/categories'))
      await expectTree(page, ['Green', 'Black', 'Ware'])
      await expectNoSidewaysScroll(page)
      await row(page, 'Green').getByRole('link').first().click()
      await page.getByRole('textbox', { name: 'Description', exact: true }).waitFor()
      await expectNoSidewaysScroll(page)
    })
})

test('a category takes products by hand or by rule, and the shop shows them', async ({
  page,
  newShopper,
}) => {
  await signInDemoOwner(page.request)
  const store = await createStore(page.request)
  const shelf = await aCategory(page, store, 'Shelf')

  await test.step('products are chosen and put in order, and the shop shows it on the next request', async () => {
    for (const name of ['Sencha', 'Bancha', 'Matcha']) await aProduct(page, store, name)
    const shopper = await newShopper()
    const shown = async () => {
      await shopper.goto(at(store.storeDomain, '/collection/shelf'))
      return await shopper.locator('main h3').allInnerTexts()
    }
    expect(await shown()).toEqual([])

    await page.goto(main(`/dashboard/edit-category/${shelf}`))
    await page.getByRole('button', { name: 'Add products' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add products' })
    for (const name of ['Sencha', 'Bancha', 'Matcha'])
      await dialog.getByRole('checkbox', { name }).check()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Add 3 products' }).click()
    const list = page.getByRole('list', { name: 'Products in this category' })
    await expect(list.getByRole('listitem')).toHaveCount(3)
    await page.getByRole('button', { name: 'Move Matcha', exact: true }).press('ArrowUp')
    await expect(page.getByRole('button', { name: 'Move Matcha', exact: true })).toBeFocused()
    await page.getByRole('button', { name: 'Move Matcha up' }).click()
    await page.getByRole('button', { name: 'Remove Bancha' }).click()
    await expect(list.getByRole('link')).toHaveText(['Matcha', 'Sencha'])
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Category saved')).toBeVisible()
    expect(await shown()).toEqual(['Matcha', 'Sencha'])

    await page.goto(main(`/dashboard/edit-category/${shelf}`))
    await dragTo(
      page,
      page.getByRole('button', { name: 'Move Sencha', exact: true }),
      list.getByRole('listitem').first(),
      0.2,
    )
    await expect(list.getByRole('link')).toHaveText(['Sencha', 'Matcha'])
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Category saved').first()).toBeVisible()
    expect(await shown()).toEqual(['Sencha', 'Matcha'])
    await shopper.close()
  })

  await test.step('a rule says what it takes while it is written, and follows the products', async () => {
    await aProduct(page, store, 'Gift box', { tags: ['gift'] })
    await aProduct(page, store, 'Gift tin', { tags: ['gift'], price: 40 })
    await page.goto(main('/dashboard/addcategory'))
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Gifts')
    await page.getByText('Automatically').click()
    const first = page.getByRole('group', { name: 'Condition 1' })
    await first.getByRole('combobox', { name: 'Tag' }).fill('Gift')
    await expect(page.getByText('2 products fit now')).toBeVisible()
    await page.getByRole('button', { name: 'Add condition' }).click()
    await page.getByRole('button', { name: 'Add category' }).click()
    await expect(page.getByText('Complete every condition, or remove it.')).toBeVisible()
    const second = page.getByRole('group', { name: 'Condition 2' })
    await second.getByRole('textbox', { name: 'Price' }).fill('20')
    await expect(page.getByText('1 product fits now')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Add category' }).click()
    await expect(page).toHaveURL(/categories$/)
    await expect(row(page, 'Gifts')).toContainText('1 product')

    await aProduct(page, store, 'Gift card', { tags: ['gift'], price: 10 })
    await page.goto(at(store.storeDomain, '/collection/gifts'))
    await expect(page.locator('main h3')).toHaveText(['Gift card', 'Gift box'])
  })

  await test.step('the old address redirects to the new one, and nothing is overwritten without a question', async () => {
    await page.goto(main(`/dashboard/edit-category/${shelf}`))
    await page.getByRole('textbox', { name: 'URL handle' }).fill('teas')
    await expect(page.getByText('The old address, /collection/shelf')).toBeVisible()
    await page.getByRole('textbox', { name: 'Page title' }).fill('All our teas')
    await page.getByRole('textbox', { name: 'Description', exact: true }).fill('First flush')
    const theirs = { id: shelf, storeId: store.storeId, name: 'Theirs' }
    await ask(page.request, 'PUT', '/category/update-category', theirs)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const question = page.getByRole('dialog', { name: 'This category was changed elsewhere' })
    await question.getByRole('button', { name: 'Overwrite' }).click()
    await expect(page.getByText('Category saved')).toBeVisible()

    await page.goto(at(store.storeDomain, '/collection/shelf'))
    await expect(page).toHaveURL(/collection\/teas$/)
    await expect(page).toHaveTitle('All our teas')
    await expect(page.getByText('First flush')).toBeVisible()
  })
})
