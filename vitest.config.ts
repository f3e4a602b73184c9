import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{apps,packages,scripts,drill}/**/*.test.{ts,tsx}'],
    globalSetup: ['packages/db/src/testing/global-setup.ts'],
    setupFiles: ['scripts/vitest-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // As in the browser's tests: a second try tells a machine that stood still from a defect.
    retry: 1,
    // Half of the run would be each file's own start; what a file leaves behind is its defect.
    isolate: false,
    // By default one core would be left idle, and the tests wait for the database half their time.
    maxWorkers: availableParallelism(),
  },
})
