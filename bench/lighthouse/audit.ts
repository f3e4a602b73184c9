import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { chromiumArguments, requireChromium } from '../../scripts/chromium.ts'
import { root } from '../processes.ts'
import type { Report } from './report.ts'

const run = promisify(execFile)
const workshop = path.join(root, '.cache/lighthouse')
const program = path.join(workshop, 'node_modules/lighthouse/cli/index.js')
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** Fetches Lighthouse, which is no part of our own packages: it is larger than all of them. */
export async function fetchLighthouse(): Promise<void> {
  await mkdir(workshop, { recursive: true })
  await cp(path.join(import.meta.dirname, 'tool'), workshop, { recursive: true })
  if (existsSync(program)) return
  await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: workshop })
}

/** What Lighthouse says of a page to a phone that was never there. */
export async function audit(url: string, withoutAudits: string[]): Promise<Report> {
  const words = [
    program,
    url,
    '--quiet',
    '--output=json',
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=--headless=new ${chromiumArguments.join(' ')}`,
    ...(withoutAudits.length > 0 ? [`--skip-audits=${withoutAudits.join(',')}`] : []),
  ]
  const env = { ...process.env, CHROME_PATH: requireChromium() }
  const settings = { env, maxBuffer: 1e8, timeout: 180_000 }
  // It tells in its report what went wrong, and then ends as failed.
  const { stdout } = await run(process.execPath, words, settings).catch(failedReport)
  return JSON.parse(stdout) as Report
}

function failedReport(error: Error & { stdout?: string }) {
  if (!error.stdout) throw error
  return { stdout: error.stdout }
}
