import type { Page } from '@playwright/test'
import { ask, createOpenStore, signInDemoOwner } from '../fixtures/owner-api.ts'
import {
  at,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  main,
  test,
} from '../fixtures/product-test.ts'

test('an owner writes an article and a menu, and shoppers find one by the other', async ({
  page,
  newShopper,
}) => {
  await signInDemoOwner(page.request)
  const { storeId, storeDomain } = await createOpenStore(page.request, {
    name: `Gazette ${Date.now() % 100_000}`,
    country: 'DE',
    currency: 'EUR',
  })

  await test.step('an article is written, scheduled in the shop’s time zone, and published', async () => {
    await page.goto(main('/dashboard/articles'))
    await page.getByRole('link', { name: 'Add article' }).first().click()
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('First flush')
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Young leaves of spring.')
    await page.getByRole('combobox', { name: 'Tags' }).fill('Green tea')
    await page.keyboard.press('Enter')
    await page.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'Scheduled' }).click()
    await expect(page.getByText('In the shop’s time zone, Europe/Berlin')).toBeVisible()
    await page.getByRole('button', { name: 'Schedule' }).click()
    await expect(page.getByText('Article scheduled')).toBeVisible()
    // The article has a screen of its own by now.
    await expect(page.getByRole('heading', { level: 1, name: 'First flush' })).toBeVisible()
    await page.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'Published' }).click()
    await page.getByRole('button', { name: 'Save and publish' }).click()
    await expect(page.getByRole('link', { name: 'View in shop' })).toBeVisible()
    await expectAccessible(page, 'nav')
    await expectNoSidewaysScroll(page)
  })

  await test.step('an image in the text gets its alt text', async () => {
    await page.getByRole('button', { name: 'Image', exact: true }).click()
    const picker = page.getByRole('dialog', { name: 'Choose an image' })
    await picker
      .getByLabel('Images to upload')
      .setInputFiles('packages/demo/images/tea/aged-pu-erh-cake-2014.webp')
    await expect(picker.getByText('1 image selected')).toBeVisible()
    await picker.getByRole('button', { name: 'Use image' }).click()
    const image = page.getByRole('textbox', { name: 'Text', exact: true }).locator('img')
    await image.click()
    await page.getByRole('button', { name: 'Alt text', exact: true }).click()
    await page.getByRole('textbox', { name: 'Alt text' }).fill('Leaves in a bowl')
    await expectAccessible(page, 'nav')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(image).toHaveAttribute('alt', 'Leaves in a bowl')
    await page.getByRole('button', { name: 'Save and publish' }).click()
    await expect(page.getByText('Article published').last()).toBeVisible()
  })

  await test.step('what the article was before is read, put back and saved', async () => {
    const title = page.getByRole('textbox', { name: 'Title', exact: true })
    await title.fill('Second flush')
    await page.getByRole('button', { name: 'Save and publish' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Second flush' })).toBeVisible()
    const versions = page.getByRole('button', { name: /^View the version of/ })
    await expect(versions).toHaveCount(2)
    await versions.first().click()
    const dialog = page.getByRole('dialog', { name: 'First flush' })
    await expect(dialog.getByText('Young leaves of spring.')).toBeVisible()
    await expect(dialog.getByRole('img', { name: 'Leaves in a bowl' })).toBeVisible()
    await expectAccessible(page, 'nav')
    await dialog.getByRole('button', { name: 'Restore' }).click()
    await expect(title).toHaveValue('First flush')
    await page.getByRole('button', { name: 'Save and publish' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'First flush' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^View the version of/ })).toHaveCount(3)
    await expectNoSidewaysScroll(page)
  })

  await test.step('a menu of three levels is made with the keyboard', async () => {
    await page.goto(main('/dashboard/menus/new'))
    await page.getByRole('textbox', { name: 'Name' }).fill('Main menu')
    await addEntry(page, 'Journal', '/blog')
    await addEntry(page, 'Tea', '/blog/tag/green-tea')
    await addEntry(page, 'Spring', '/blog/first-flush')
    await page.getByRole('button', { name: 'Put Tea below the entry before it' }).press('Enter')
    const spring = page.getByRole('button', { name: 'Put Spring below the entry before it' })
    await spring.press('Enter')
    await spring.press('Enter')
    await expect(page.getByRole('button', { name: /^Spring .*level 3$/ })).toBeVisible()
    await expect(spring).toBeDisabled()
    await addEntry(page, 'About', '/about')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Menu saved')).toBeVisible()
    await expect(page).toHaveURL(/menus\/[\da-f-]{36}$/)
    await expectAccessible(page, 'nav')
  })

  await test.step('the navigation shows it', async () => {
    const [menu] = await ask<{ id: string }[]>(page.request, 'GET', `/menus?storeId=${storeId}`)
    const pages = await ask<{ id: string; isHome: boolean }[]>(
      page.request,
      'GET',
      `/page/get-pages-by-store-id?storeId=${storeId}`,
    )
    const home = pages.find(({ isHome }) => isHome)!
    const props = { menu: menu!.id, logoText: 'Gazette' }
    await ask(page.request, 'PUT', '/page/update-all-content', {
      pageId: home.id,
      content: [],
      globalContent: [{ id: 'nav', type: 'navbar', contentType: 'global', v: 3, props }],
    })
  })

  const shopper = await newShopper()
  const nav = shopper.getByRole('navigation', { name: 'Main' })
  const journal = nav.locator('summary')

  await test.step('on a desktop it opens by click and keys, and Escape closes it', async () => {
    await shopper.goto(at(storeDomain))
    await journal.click()
    await expect(nav.getByRole('link', { name: 'Spring' })).toBeVisible()
    await expectAccessible(shopper)
    await shopper.mouse.move(400, 600)
    await shopper.mouse.click(400, 600)
    await expect(nav.getByRole('link', { name: 'Spring' })).toBeHidden()
    await journal.focus()
    await shopper.keyboard.press('ArrowDown')
    await expect(nav.getByRole('link', { name: 'All Journal' })).toBeFocused()
    // A mouse that comes by closes nothing that keys have opened.
    await journal.hover()
    await shopper.mouse.move(400, 600)
    await shopper.waitForTimeout(300)
    await expect(nav.getByRole('link', { name: 'All Journal' })).toBeFocused()
    await shopper.keyboard.press('End')
    await expect(nav.getByRole('link', { name: 'Spring' })).toBeFocused()
    await shopper.keyboard.press('Escape')
    await expect(journal).toBeFocused()
    await expect(nav.getByRole('link', { name: 'Spring' })).toBeHidden()
    await shopper.keyboard.press('ArrowRight')
    await expect(nav.getByRole('link', { name: 'About' })).toBeFocused()
  })

  await test.step('the mouse opens it, and a link leads to the article without a reload', async () => {
    await shopper.evaluate(() => document.body.setAttribute('data-alive', ''))
    await journal.hover()
    await nav.getByRole('link', { name: 'Spring' }).click()
    await expect(shopper.getByRole('heading', { level: 1, name: 'First flush' })).toBeVisible()
    await expect(shopper.locator('body[data-alive]')).toBeVisible()
    await expect(nav.getByRole('link', { name: 'Spring' })).toBeHidden()
    await shopper.getByRole('link', { name: 'Green tea' }).click()
    await expect(shopper.getByRole('heading', { level: 1, name: 'Green tea' })).toBeVisible()
    await expectAccessible(shopper)
  })

  await test.step('on a phone the levels open in their place', async () => {
    await shopper.setViewportSize({ width: 390, height: 844 })
    await shopper.goto(at(storeDomain, '/blog'))
    await expect(shopper.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
    await shopper.getByRole('button', { name: 'Menu' }).click()
    const dialog = shopper.getByRole('dialog', { name: 'Menu' })
    await dialog.getByText('Journal', { exact: true }).click()
    await dialog.getByText('Tea', { exact: true }).click()
    await expectNoSidewaysScroll(shopper)
    await dialog.getByRole('link', { name: 'Spring' }).click()
    await expect(dialog).toBeHidden()
    await expect(shopper.getByRole('heading', { level: 1, name: 'First flush' })).toBeVisible()
    await expectNoSidewaysScroll(shopper)
  })

  await test.step('without JavaScript both work', async () => {
    const plain = await newShopper({ javaScriptEnabled: false })
    await plain.goto(at(storeDomain, '/blog'))
    await plain.locator('summary', { hasText: 'Journal' }).click()
    await plain.getByRole('link', { name: 'Spring' }).click()
    await expect(plain.getByText('Young leaves of spring.')).toBeVisible()
    const feed = await shopper.evaluate(async () => await (await fetch('/blog/feed.xml')).text())
    expect(feed).toContain('<title>First flush</title>')
  })
})

async function addEntry(page: Page, label: string, url: string) {
  await page.getByRole('button', { name: 'Add entry' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add entry' })
  await dialog.getByRole('combobox', { name: 'Leads to' }).click()
  await page.getByRole('option', { name: 'Address' }).click()
  await dialog.getByRole('textbox', { name: 'Address' }).fill(url)
  await dialog.getByRole('textbox', { name: 'Label' }).fill(label)
  await dialog.getByRole('button', { name: 'Add entry' }).click()
  await expect(dialog).toBeHidden()
}
