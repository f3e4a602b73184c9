import { databaseDown } from './journeys/database-down.ts'
import { faultsAreRecognised, refusedNames } from './journeys/faults.ts'
import { ownerAddsADomain } from './journeys/owner-adds-a-domain.ts'
import { randomHosts } from './journeys/random-hosts.ts'
import { renewal } from './journeys/renewal.ts'
import { rightZonesGetAPadlock } from './journeys/right-zones.ts'
import { takeover } from './journeys/takeover.ts'
import { thousandDomains } from './journeys/thousand-domains.ts'
import { reportRequested, unverifiedNamesGetNothing } from './journeys/unverified-names.ts'
import { type Laboratory, startLaboratory } from './laboratory.ts'
import { Report } from './report.ts'

/** Runs within the namespaces that `domains.ts` makes, where everything ends with this process. */
const journeys: ((lab: Laboratory) => Promise<void>)[] = [
  ownerAddsADomain,
  rightZonesGetAPadlock,
  faultsAreRecognised,
  unverifiedNamesGetNothing,
  takeover,
  randomHosts,
  thousandDomains,
  databaseDown,
  renewal,
  reportRequested,
]

const report = new Report()
const lab = await startLaboratory(report, refusedNames)
let isWhole = true
for (const journey of journeys)
  await journey(lab).catch((error: Error) => {
    isWhole = false
    process.stdout.write(`FAILED  ${journey.name}: ${error.stack}\n`)
  })
await lab.stop()
process.exit(report.close() && isWhole ? 0 : 1)
