import type { Browser, Page } from '@playwright/test'

/** Slow 4G, as Lighthouse simulates it. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
}
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true }

export async function openSlowPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ ...phone, isMobile: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}
