import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumArguments, requireChromium } from '../../scripts/chromium.ts'

const policies = '/etc/chromium'

/** Real Chromium that knows nothing of this Internet but the roots of its issuers. */
export async function startBrowser(roots: string[]): Promise<Browser> {
  const certificates = roots.flatMap((root) =>
    [...root.matchAll(/-----BEGIN CERTIFICATE-----\n(.+?)\n-----END/gs)].map(([, body]) =>
      body!.replaceAll('\n', ''),
    ),
  )
  mkdirSync(policies, { recursive: true })
  // Only this namespace sees it.
  execFileSync('mount', ['-t', 'tmpfs', 'lab', policies])
  mkdirSync(`${policies}/policies/managed`, { recursive: true })
  const policy = { CACertificates: certificates }
  writeFileSync(`${policies}/policies/managed/lab.json`, JSON.stringify(policy))
  const executablePath = requireChromium()
  return await chromium.launch({ executablePath, args: chromiumArguments })
}

interface Visit {
  hasPadlock: boolean
  status: number | undefined
  title: string
  url: string
  /** What the browser says instead of a page. */
  error?: string
}

/** Opens an address in a new window, as a shopper does. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const page = await browser.newPage()
  try {
    const security = await watchSecurity(page)
    const answer = await page.goto(url)
    const isSecure = security() === 'secure' && page.url().startsWith('https://')
    const title = await page.title()
    return { hasPadlock: isSecure, status: answer?.status(), title, url: page.url() }
  } catch (error) {
    const [line = ''] = String(error).split('\n')
    return { hasPadlock: false, status: undefined, title: '', url: page.url(), error: line }
  } finally {
    await page.close()
  }
}

/** What Chromium would show beside the address. */
async function watchSecurity(page: Page) {
  let state = 'unknown'
  const session = await page.context().newCDPSession(page)
  session.on('Security.visibleSecurityStateChanged', ({ visibleSecurityState }) => {
    state = visibleSecurityState.securityState
  })
  await session.send('Security.enable')
  return () => state
}
