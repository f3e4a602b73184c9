import { requirePrograms } from './internet/programs.ts'
import { Report } from './report.ts'
import { compareWays } from './scale/compare.ts'
import { drillsOnNodes } from './scale/drills-on-nodes.ts'
import { manyShops } from './scale/many-shops.ts'
import { matrixOnNodes } from './scale/matrix-on-nodes.ts'
import { pagesFromStandby } from './scale/pages-from-standby.ts'
import { pagesInFront } from './scale/pages-in-front.ts'
import { shopsOnNodes } from './scale/shops-on-nodes.ts'

/** `npm run lab:scale [-- cache|standby|nodes|matrix|drills|many|compare]`: what carries Vitrine beyond one machine, tried on this one. */
const report = new Report()
try {
  const [only] = process.argv.slice(2)
  requirePrograms({ varnishd: 'varnish' })
  if (!only || only === 'cache') await pagesInFront(report)
  if (!only || only === 'standby') await pagesFromStandby(report)
  if (!only || only === 'nodes') await shopsOnNodes(report)
  if (!only || only === 'matrix') await matrixOnNodes(report)
  if (!only || only === 'drills') await drillsOnNodes(report)
  if (!only || only === 'many') await manyShops(report)
  if (!only || only === 'compare') await compareWays(report)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
process.exit(report.close() ? 0 : 1)
