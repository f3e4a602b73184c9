import type { Reporter, TestCase } from 'vitest/node'

/** Names the tests that passed only on their second try, which other reporters do not show. */
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
