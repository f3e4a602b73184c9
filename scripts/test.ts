import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildStale } from './build.ts'
import { requireTestBrowser } from './chromium.ts'
import { keepTemporaryFilesInMemory } from './memory-folder.ts'
import { installPostgres } from './postgres.ts'

/**
 * `npm test`: builds stale parts, then runs every test, the browser's included, and prints one sum.
 */
process.env['CHROMIUM_PATH'] = requireTestBrowser()
const withoutPostgres = installPostgres()
await buildStale()

keepTemporaryFilesInMemory()
const reports = mkdtempSync(path.join(tmpdir(), 'vitrine-test-'))
const unit = runVitest(path.join(reports, 'vitest.json'))
const browser = runPlaywright(path.join(reports, 'playwright.json'))

const passed = unit.passed + browser.passed
const failed = unit.failed + browser.failed
// Repeats the unit failures, which the browser tests' output has pushed out of view.
for (const failure of unit.failures) process.stdout.write(`\n${failure}\n`)
if (withoutPostgres !== undefined) process.stdout.write(`\n${withoutPostgres}\n`)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed > 0 ? 1 : 0)

interface Sum {
  passed: number
  failed: number
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

function runVitest(file: string): Sum & { failures: string[] } {
  const reporters = ['dot', 'json', './scripts/flaky-tests.ts'].map((name) => `--reporter=${name}`)
  const status = run('vitest', 'run', ...reporters, `--outputFile=${file}`)
  const none = { numPassedTests: 0, numFailedTests: 0, testResults: [] }
  const { numPassedTests, numFailedTests, testResults } = read<VitestReport>(file, none)
  return { ...sum(status, numPassedTests, numFailedTests), failures: failuresOf(testResults) }
}

/** Returns file, name and message of each failure; a file that failed to run has no tests. */
function failuresOf(files: VitestReport['testResults']): string[] {
  return files.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}\n${failureMessages.join('\n')}`)
    const texts = message === '' ? failed : [...failed, message]
    return texts.map((text) => `FAIL ${path.relative('.', name)} > ${text}`)
  })
}

function runPlaywright(report: string): Sum {
  process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] = report
  const status = run('playwright', 'test', '--reporter=list,json')
  const { stats } = read<{ stats: { expected: number; unexpected: number; flaky: number } }>(
    report,
    { stats: { expected: 0, unexpected: 0, flaky: 0 } },
  )
  return sum(status, stats.expected + stats.flaky, stats.unexpected)
}

/** A runner that failed without a failed test, for example before its first, counts as one. */
function sum(status: number | null, passed: number, failed: number): Sum {
  return { passed, failed: status === 0 ? failed : Math.max(failed, 1) }
}

function run(command: string, ...words: string[]) {
  return spawnSync('npx', [command, ...words], { stdio: 'inherit' }).status
}

function read<Report>(file: string, none: Report): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return none
  }
}
