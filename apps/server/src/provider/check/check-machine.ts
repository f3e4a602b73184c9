import { statfs } from 'node:fs/promises'
import type { Config } from '../../platform/config.ts'
import { newestBackup } from '../lifecycle/installation/own-backups.ts'
import { type Finding, fine, reasonOf, wrong } from './finding.ts'

const gigabyte = 1_000_000_000
const leastFree = 2 * gigabyte
/** A night and some time to spare. */
const oldestBackupHours = 26
/** Codes of apps change every 30 seconds; Stripe's signatures may be five minutes old. */
const maxSkewSeconds = 30

export async function checkDisk({
  dataDir,
  backupDir,
}: Pick<Config, 'dataDir' | 'backupDir'>): Promise<Finding[]> {
  const folders = [...new Set([dataDir, ...(backupDir === undefined ? [] : [backupDir])])]
  const findings: Finding[] = []
  for (const folder of folders) {
    const found = await statfs(folder).catch(() => undefined)
    if (!found) continue
    const free = found.bavail * found.bsize
    const text = `${(free / gigabyte).toFixed(1)} GB are free for ${folder}`
    findings.push(free >= leastFree ? fine(text) : wrong(`Only ${text}: make room on the disk.`))
  }
  return findings
}

export async function checkBackups(
  { backupDir }: Pick<Config, 'backupDir'>,
  now: Date,
): Promise<Finding[]> {
  if (backupDir === undefined)
    return [
      wrong(
        'BACKUP_DIR is not set, so no backup is made: vitrine set BACKUP_DIR=/var/backups/vitrine',
      ),
    ]
  const newest = await newestBackup(backupDir)
  if (!newest)
    return [
      wrong(`There is no backup in ${backupDir} yet: systemctl start vitrine-backup makes one.`),
    ]
  const hours = Math.floor((now.getTime() - newest.getTime()) / 3_600_000)
  const text = `The newest backup is ${hours} ${hours === 1 ? 'hour' : 'hours'} old`
  return [
    hours <= oldestBackupHours
      ? fine(text)
      : wrong(`${text}: "systemctl status vitrine-backup.timer vitrine-backup" says why.`),
  ]
}

/** Compares with the clock of Stripe, whose signatures and ours have to agree in time. */
export async function checkClock(
  { stripeApiUrl }: Pick<Config, 'stripeApiUrl'>,
  now: () => Date,
): Promise<Finding[]> {
  try {
    const answer = await fetch(stripeApiUrl, { signal: AbortSignal.timeout(10_000) })
    const theirs = Date.parse(answer.headers.get('date') ?? '')
    if (Number.isNaN(theirs)) return []
    const seconds = Math.round((now().getTime() - theirs) / 1000)
    if (Math.abs(seconds) <= maxSkewSeconds) return [fine('The clock is right')]
    return [
      wrong(
        `The clock is ${Math.abs(seconds)} seconds ${seconds > 0 ? 'fast' : 'slow'}, so codes of apps and signed events are refused: turn on NTP (apt-get install systemd-timesyncd).`,
      ),
    ]
  } catch (error) {
    return [wrong(`${stripeApiUrl} cannot be reached (${reasonOf(error)}): cards cannot be paid.`)]
  }
}
