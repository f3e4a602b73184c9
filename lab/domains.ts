import path from 'node:path'
import { requireChromium } from '../scripts/chromium.ts'
import { runInside } from './internet/enter.ts'
import { requirePrograms } from './internet/programs.ts'

/** `npm run lab:domains`: domains of shops on an Internet of this machine's own. */
try {
  requirePrograms()
  requireChromium()
  process.exit(await runInside(path.resolve(import.meta.dirname, 'run.ts')))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
