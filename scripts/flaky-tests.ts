import type { Reporter, TestCase } from 'vitest/node'

/** Reports tests that passed only on a retry, and why they failed before; other reporters hide both. */
export default class FlakyTests implements Reporter {
  private readonly found: string[] = []

  onTestCaseResult(test: TestCase) {
    if (!test.diagnostic()?.flaky) return
    const reason = test.result().errors?.[0]?.stack ?? test.result().errors?.[0]?.message ?? ''
    this.found.push(`${test.module.relativeModuleId} > ${test.fullName}\n${reason}`)
  }

  onTestRunEnd() {
    for (const each of this.found) process.stdout.write(`\nFLAKY ${each}\n`)
  }
}
