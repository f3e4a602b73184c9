import { defineConfig } from '@playwright/test'
import { requireTestBrowser, testBrowserArguments } from './scripts/chromium.ts'

export default defineConfig({
  testDir: 'e2e/journeys',
  globalSetup: './e2e/fixtures/start-product.ts',
  outputDir: 'test-results',
  // Each journey has stores of its own, or only looks at the demo ones.
  // They wait for typing and the network a third of the time, so two cores serve three.
  workers: 3,
  // A retry tells a stalled machine from a defect; the list names what needed it.
  retries: 1,
  timeout: 240_000,
  expect: { timeout: 10_000 },
  use: {
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: requireTestBrowser(), args: testBrowserArguments },
  },
})
