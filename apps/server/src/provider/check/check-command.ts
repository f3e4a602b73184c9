import type { Database } from '@vitrine/db/database.ts'
import { rolesOf } from '@vitrine/db/roles.ts'
import type { Config } from '../../platform/config.ts'
import { createReachHttps } from '../../shop/domains/checks/reach-https.ts'
import { createOpenDns } from '../../shop/domains/dns/dns.ts'
import { createFindExpected } from '../../shop/domains/expected-records.ts'
import { checkBilling } from './check-billing.ts'
import { checkDatabase } from './check-database.ts'
import { checkBackups, checkClock, checkDisk } from './check-machine.ts'
import { checkMail } from './check-mail.ts'
import { checkNames } from './check-names.ts'
import { checkPeople } from './check-people.ts'
import { checkServer } from './check-server.ts'
import { type Finding, reasonOf, wrong } from './finding.ts'

type Open = () => Promise<{ url: string; db: Database }>

const now = () => new Date()

/**
 * `check`: looks at everything that this installation needs, whatever is missing of it.
 * @param open opens the database, which may be what is missing
 * @returns lines to print, and whether all is well
 */
export async function checkInstallation(
  config: Config,
  open: Open,
): Promise<{ text: string; isFine: boolean }> {
  const openDns = createOpenDns(config)
  const outside = {
    openDns,
    findExpected: createFindExpected(config, { openDns, now }),
    reachHttps: createReachHttps(),
    fetch,
    now,
  }
  const withDatabase = async () => {
    const { url, db } = await open()
    return [
      ...(await checkDatabase(url, rolesOf(config.databaseRolePrefix))),
      ...(await checkPeople(config, db)),
      ...(await checkBilling(config, db)),
    ]
  }
  const parts: (() => Promise<Finding[]>)[] = [
    () => checkServer(config),
    () => checkNames(config, outside),
    withDatabase,
    () => checkMail(config),
    () => checkBackups(config, now()),
    () => checkDisk(config),
    () => checkClock(config, now),
  ]
  const findings: Finding[] = []
  // One after the other: a server that has just started makes its certificate meanwhile.
  for (const look of parts)
    findings.push(...(await look().catch((error: unknown) => [wrong(reasonOf(error))])))
  return summaryOf(findings)
}

function summaryOf(findings: readonly Finding[]) {
  const problems = findings.filter(({ isFine }) => !isFine).length
  const lines = findings.map(({ isFine, text }) => `${isFine ? 'ok     ' : 'WRONG  '}${text}`)
  const end = problems === 0 ? 'All is well.' : `${problems} to put right.`
  return { text: [...lines, '', end].join('\n'), isFine: problems === 0 }
}
