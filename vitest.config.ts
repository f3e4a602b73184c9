import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{apps,packages,scripts,drill}/**/*.test.{ts,tsx}'],
    globalSetup: ['packages/db/src/testing/global-setup.ts'],
    setupFiles: ['scripts/vitest-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
