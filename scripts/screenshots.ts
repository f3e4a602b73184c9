import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { startProductWith } from '../e2e/fixtures/start-product.ts'
import { at, main, signIn, tea } from '../e2e/fixtures/product-test.ts'
import { chromiumArguments, requireChromium } from './chromium.ts'
import { takeFivePages } from './five-page-screenshots.ts'
import { takePresetSheets } from './preset-sheets.ts'

/** `npm run screenshots`: the product's screens at three widths, into docs/screenshots. */
const folder = path.resolve(import.meta.dirname, '../docs/screenshots')
const widths = { desktop: [1440, 900], tablet: [768, 1024], phone: [390, 844] } as const

const ownerScreens = {
  'choose-store': '/choose-store',
  adminhome: '/dashboard/adminhome',
  pages: '/dashboard/pages',
  theme: '/dashboard/theme',
  products: '/dashboard/products',
  addproduct: '/dashboard/addproduct',
  categories: '/dashboard/categories',
  orders: '/dashboard/orders',
  builder: '/builder',
}

/** Evaluated after the start: the port is known only then. */
const openScreens = () => ({
  home: tea('/'),
  shop: tea('/shop'),
  collection: tea('/collection/green-tea'),
  product: tea('/product/sencha'),
  checkout: tea('/checkout'),
  records: at('nocturne.localhost', '/'),
  landing: main('/'),
  pricing: main('/pricing'),
  contact: main('/contact'),
  login: main('/login'),
})

const stop = await startProductWith({})
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: chromiumArguments,
})
await mkdir(folder, { recursive: true })
try {
  for (const width of Object.keys(widths) as (keyof typeof widths)[]) await takeAll(width)
  await takePresetSheets(browser, folder)
  await takeFivePages(browser, new URL(main()).origin, path.join(folder, 'five-pages'))
} finally {
  await browser.close()
  await stop()
}

async function takeAll(name: keyof typeof widths) {
  const [width, height] = widths[name]
  const page = await browser.newPage({ viewport: { width, height } })
  for (const [screen, address] of Object.entries(openScreens())) {
    await take(page, screen, name, address)
    if (screen === 'product') await fillCart(page)
  }
  await signIn(page)
  await page.waitForURL(/choose-store|dashboard/)
  await chooseTeaHouse(page)
  for (const [screen, path] of Object.entries(ownerScreens))
    await take(page, screen, name, main(path))
  await page.close()
}

/** Otherwise the checkout would have nothing to show. */
async function fillCart(page: Page) {
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await page.getByRole('button', { name: /^Cart, 1/ }).waitFor()
}

async function chooseTeaHouse(page: Page) {
  await page.goto(main('/choose-store'))
  await page.getByRole('button', { name: /Tea House/ }).click()
  await page.waitForURL(/dashboard/)
}

async function take(page: Page, screen: string, width: string, address: string) {
  await page.goto(address, { waitUntil: 'networkidle' })
  const file = path.join(folder, `${screen}-${width}.jpg`)
  await page.screenshot({ path: file, type: 'jpeg', quality: 80 })
  process.stdout.write(`${path.relative(process.cwd(), file)}\n`)
}
