import { execFile } from 'node:child_process'
import { createReadStream, existsSync } from 'node:fs'
import { cp, mkdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Browser } from '@playwright/test'
import { root } from '@vitrine/harness/start-program.ts'
import type { OpenBuilder, OpenPage } from './acts.ts'
import { lastSection } from './make-page.ts'
import { whenShown } from './measure.ts'

const run = promisify(execFile)
const workshop = path.join(root, '.cache/puck')

/** Installs and builds Puck, which is not one of our dependencies. */
export async function buildPuck(): Promise<string> {
  await mkdir(workshop, { recursive: true })
  await cp(path.join(import.meta.dirname, 'puck'), workshop, { recursive: true })
  const npm = (words: string[]) => run('npm', words, { cwd: workshop, maxBuffer: 1e8 })
  if (!existsSync(path.join(workshop, 'node_modules')))
    await npm(['install', '--ignore-scripts', '--no-audit', '--no-fund'])
  await npm(['run', 'build'])
  return path.join(workshop, 'dist')
}

export async function servePuck(folder: string) {
  const types: Record<string, string> = {
    html: 'text/html',
    js: 'text/javascript',
    css: 'text/css',
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://puck')
    const file = path.join(folder, pathname === '/' ? 'index.html' : path.normalize(pathname))
    const type = types[path.extname(file).slice(1)] ?? 'text/plain'
    response.writeHead(existsSync(file) ? 200 : 404, { 'content-type': type })
    if (existsSync(file)) createReadStream(file).pipe(response)
    else response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

export function puck(origin: string): OpenPage {
  return (browser, size) => openPuck(browser, origin, size)
}

async function openPuck(browser: Browser, origin: string, size: number): Promise<OpenBuilder> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${origin}/?size=${size}`)
  const section = (id: string) => page.frameLocator('iframe').locator(`[data-text="${id}"]`)
  const shown = await whenShown(page, `[data-text="${lastSection(size)}"]`)
  const started = await page.evaluate(() => (globalThis as unknown as { started: number }).started)
  return {
    page,
    open: shown - started,
    tile: page.locator('[class*="DrawerItem"]').first(),
    section,
    async startTyping(id) {
      await section(id).click()
      await page.getByRole('textbox').first().click()
    },
    // Puck cannot cancel a drag: the section drops where it is.
    cancelDrag: () => page.mouse.up(),
  }
}
