import { requirePrograms } from './internet/programs.ts'
import { Report } from './report.ts'
import { pagesInFront } from './scale/pages-in-front.ts'

/** `npm run lab:scale`: what carries Vitrine beyond one machine, tried on this one. */
const report = new Report()
try {
  requirePrograms({ varnishd: 'varnish' })
  await pagesInFront(report)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
process.exit(report.close() ? 0 : 1)
