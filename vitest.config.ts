import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** They start and kill processes, and wait for them most of the time. */
const waiting = /\/drill\/|embedded-postgres|\/database\.test|machine-faults|access-matrix/

/** Without durations of an earlier run the largest files come first; these are small and take longest. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const { true: first = [], false: rest = [] } = Object.groupBy(files, ({ moduleId }) =>
      waiting.test(moduleId) ? 'true' : 'false',
    )
    // oxlint-disable-next-line unicorn/no-array-sort -- a sequencer, not an array
    const sort = (some: TestSpecification[]) => super.sort(some)
    return [...(await sort(first)), ...(await sort(rest))]
  }
}

export default defineConfig({
  test: {
    include: ['{apps,packages,scripts,drill}/**/*.test.{ts,tsx}'],
    globalSetup: ['packages/db/src/testing/global-setup.ts'],
    setupFiles: ['scripts/vitest-setup.ts'],
    sequence: { sequencer: WaitingFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // As in the browser's tests: a retry tells a stalled machine from a defect.
    retry: 1,
    // Half of the run would be each file's own start; what a file leaves behind is its defect.
    isolate: false,
    // They wait for the database, processes and clocks half their time, so two cores serve four.
    maxWorkers: availableParallelism() + 2,
  },
})
