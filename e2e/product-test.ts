import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'

/** Where a path of a host is while the product runs for the tests. */
export function at(host: string, path = '/') {
  return `http://${host}:${process.env['VITRINE_PORT']}${path}`
}

export const main = (path?: string) => at('localhost', path)
export const tea = (path?: string) => at('tea.localhost', path)

/** The demo owner, as the terminal prints it. */
export const demoOwner = { email: 'owner@demo.vitrine.test', password: 'window-shopping' }

/** A test in which an error on the browser's console is a failure. */
export const test = base.extend<{ expectedErrors: RegExp; quietConsole: void }>({
  /** The errors that a test brings about itself. */
  expectedErrors: [/^$/, { option: true }],
  quietConsole: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      context.on('weberror', (found) => errors.push(String(found.error())))
      await use()
      const unexpected = errors.filter((error) => !expectedErrors.test(error))
      expect(unexpected, 'errors on the console').toEqual([])
    },
    { auto: true },
  ],
})

/** No violation that axe finds in what the page shows now; it cannot enter frames without scripts. */
export async function expectAccessible(page: Page) {
  await settled(page)
  const { violations } = await new AxeBuilder({ page }).exclude('iframe[sandbox]').analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`,
  )
  expect(found, 'axe violations').toEqual([])
}

/** Waits until nothing fades or slides any more; what moves for ever goes on. */
async function settled(page: Page) {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

/** Follows a link to an address, as the shop does without loading a new document. */
export async function follow(page: Page, path: string) {
  await page.evaluate((path) => {
    const link = document.createElement('a')
    link.href = path
    document.body.append(link)
    link.click()
    link.remove()
  }, path)
}

/** Nothing on the page is wider than the screen, once what slides in or out has come to rest. */
export async function expectNoSidewaysScroll(page: Page) {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(overflow, { message: 'pixels beyond the screen' }).toBeLessThanOrEqual(0)
}

/** The browser's cart as it is stored. */
export async function storedCart(page: Page): Promise<unknown> {
  return await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? 'null') as unknown)
}

export async function signIn(page: Page, { email, password } = demoOwner) {
  await page.goto(main('/login'))
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

export { expect }
