import type { Reporter, TestCase } from 'vitest/node'

/** Reports tests that passed only on a retry, which other reporters hide. */
export default class FlakyTests implements Reporter {
  private readonly names: string[] = []

  onTestCaseResult(test: TestCase) {
    if (test.diagnostic()?.flaky)
      this.names.push(`${test.module.relativeModuleId} > ${test.fullName}`)
  }

  onTestRunEnd() {
    for (const name of this.names) process.stdout.write(`\nFLAKY ${name}\n`)
  }
}
