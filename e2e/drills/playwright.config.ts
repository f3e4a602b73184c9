import { defineConfig } from '@playwright/test'
import journeys from '../../playwright.config.ts'

/** Browser tests that take too long for `npm test`. */
export default defineConfig(journeys, {
  testDir: '.',
  globalSetup: '../fixtures/start-product.ts',
  outputDir: '../../test-results',
})
