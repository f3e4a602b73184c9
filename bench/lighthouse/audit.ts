import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { chromiumArguments, requireChromium } from '../../scripts/chromium.ts'
import { root } from '@vitrine/harness/start-program.ts'
import type { Report } from './report.ts'

const run = promisify(execFile)
const workshop = path.join(root, '.cache/lighthouse')
const program = path.join(workshop, 'node_modules/lighthouse/cli/index.js')
const reportFile = path.join(workshop, 'report.json')
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** Downloads Lighthouse, which is larger than all our dependencies together. */
export async function fetchLighthouse(): Promise<void> {
  await mkdir(workshop, { recursive: true })
  await cp(path.join(import.meta.dirname, 'tool'), workshop, { recursive: true })
  if (existsSync(program)) return
  await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: workshop })
}

export async function audit(url: string, withoutAudits: string[]): Promise<Report> {
  await rm(reportFile, { force: true })
  const words = [
    program,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${reportFile}`,
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=--headless=new ${chromiumArguments.join(' ')}`,
    ...(withoutAudits.length > 0 ? [`--skip-audits=${withoutAudits.join(',')}`] : []),
  ]
  const env = { ...process.env, CHROME_PATH: requireChromium() }
  // Lighthouse reports failures in its output and also exits with an error.
  await run(process.execPath, words, { env, timeout: 180_000 }).catch(ignoreWhereReported)
  return JSON.parse(await readFile(reportFile, 'utf8')) as Report
}

function ignoreWhereReported(failure: Error) {
  if (!existsSync(reportFile)) throw failure
}
