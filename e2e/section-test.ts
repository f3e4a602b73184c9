import path from 'node:path'
import { test as base, type Page } from '@playwright/test'
import { build } from 'vite'

/** What `hydration-fixture.tsx` offers on the page. */
export interface Fixture {
  mended: string[]
  types: string[]
  isDown: boolean
  added: unknown[]
  setCount: (items: number) => void
  show: (content: unknown[], mode?: 'shop' | 'canvas') => Promise<void>
  aSection: (type: string, props?: Record<string, unknown>) => unknown
  pickSlide: (picked: { sectionId: string; slide: number }) => void
}
declare const sections: Fixture

const source = path.resolve(import.meta.dirname, '../packages/sections/src')

/** A shop's own origin, with nothing there but an empty page. */
const origin = 'http://sections.localhost'
const emptyPage = {
  contentType: 'text/html',
  body: '<!doctype html><html lang="en"><title>Sections</title><body></body></html>',
}

/** The sections are built and loaded once; every test shows its own in the same page. */
export const test = base.extend<object, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext()
      await use(await openFixture(await context.newPage()))
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ sharedPage }, use) => {
    await sharedPage.setViewportSize({ width: 1280, height: 720 })
    await sharedPage.emulateMedia({ reducedMotion: 'no-preference' })
    // A pointer that rests on a section holds it still.
    await sharedPage.mouse.move(1, 719)
    await sharedPage.evaluate(() => sessionStorage.clear())
    await use(sharedPage)
  },
})

export async function show(page: Page, type: string, props: Record<string, unknown> = {}) {
  await page.evaluate(async ({ type, props }) => sections.show([sections.aSection(type, props)]), {
    type,
    props,
  })
}

export async function showAll(page: Page) {
  await page.evaluate(() => sections.show(sections.types.map((type) => sections.aSection(type))))
}

async function openFixture(page: Page) {
  const { code, css } = await bundleFixture()
  await page.route(`${origin}/**`, async (route) => {
    if (new URL(route.request().url()).pathname === '/') return route.fulfill(emptyPage)
    return route.fulfill({ status: 404 })
  })
  await page.goto(origin)
  await page.addStyleTag({ content: css })
  await page.addScriptTag({ content: code, type: 'module' })
  await page.waitForFunction(() => typeof sections === 'object')
  return page
}

/** Built for development, because only then does React say what it had to mend. */
async function bundleFixture() {
  const built = await build({
    configFile: false,
    root: source,
    logLevel: 'error',
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      minify: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: path.join(source, 'testing/hydration-fixture.tsx'),
        output: { codeSplitting: false },
      },
    },
  })
  const files = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  const code = files.map((file) => ('code' in file ? file.code : '')).join('')
  const sheets = files.filter(({ fileName }) => fileName.endsWith('.css'))
  const css = sheets.map((file) => ('source' in file ? String(file.source) : '')).join('')
  return { code, css }
}
