import { type BackOff, pauseAfter } from '../../../platform/jobs/back-off.ts'
import type { Verdict } from '../doctor/verdict.ts'
import type { DomainRow } from '../queries.ts'
import { type Sender, waitingKey } from '../sender/queries.ts'
import type { CertificateState } from './reach-https.ts'

const second = 1000
const hour = 3_600_000

/** From ten seconds to an hour. */
const checkBackOff: BackOff = [...Array.from({ length: 8 }, (_, n) => 10 * second * 2 ** n), hour]
const daily: BackOff = [24 * hour]
const hourly: BackOff = [hour]

/** Time without a right check, after which the owner is notified or the domain released. */
const limits = { notifyAfterMs: 72 * hour, releaseAfterMs: 7 * 24 * hour }

interface Check {
  verdict: Verdict
  certificate: CertificateState | null
  /** Another store has the domain, and the zone has the proofs of both. */
  isContested: boolean
  /** Undefined where emails do not come from the domain. */
  sender: Sender | undefined
  now: Date
  chance: number
}

export interface NextState {
  changes: Partial<DomainRow>
  event?: 'verified' | 'live' | 'failing' | 'released'
}

/** Decides what a check changes; one whose queries all failed changes only when the next is due. */
export function nextState(row: DomainRow, check: Check): NextState {
  if (check.verdict.isUnknown) return { changes: again(row, check) }
  return row.status === 'verified' ? ofVerified(row, check) : ofClaim(row, check)
}

function ofClaim(row: DomainRow, check: Check): NextState {
  const { verdict, isContested, now } = check
  if (!verdict.isProved || !verdict.pointsHere || isContested) return { changes: again(row, check) }
  // Certificates are issued from now on, so the next check is due at once.
  const changes = { status: 'verified' as const, verifiedAt: now, tries: 0, nextCheckAt: now }
  return { changes, event: 'verified' }
}

function ofVerified(row: DomainRow, check: Check): NextState {
  const { verdict, certificate, now } = check
  const isSecure = certificate === 'ok' || certificate === 'not_needed'
  if (verdict.pointsHere && (isSecure || row.liveAt === null)) {
    const recovered = { failingSince: null, lostSince: null, ownerNotifiedAt: null }
    if (!isSecure) return { changes: { ...recovered, ...again(row, check) } }
    const changes = { ...recovered, liveAt: row.liveAt ?? now, ...ofLive(row, check) }
    return { changes, ...(row.liveAt === null && { event: 'live' as const }) }
  }
  const failingSince = row.failingSince ?? now
  const lostSince = verdict.isLost ? (row.lostSince ?? now) : null
  if (lostSince && passed(lostSince, now) >= limits.releaseAfterMs)
    return { changes: { ...released(now), ...again(row, check) }, event: 'released' }
  const changes = { failingSince, lostSince, ...again(row, check) }
  if (row.ownerNotifiedAt !== null || passed(failingSince, now) < limits.notifyAfterMs)
    return { changes }
  return { changes: { ...changes, ownerNotifiedAt: now }, event: 'failing' }
}

/** Resets the domain to a claim, which expires in a week. */
const released = (now: Date) => ({
  status: 'pending' as const,
  isPrimary: false,
  verifiedAt: null,
  liveAt: null,
  failingSince: null,
  lostSince: null,
  ownerNotifiedAt: null,
  createdAt: now,
})

/** A domain that emails come from is checked every hour, and sooner while a key is awaited. */
function ofLive(row: DomainRow, check: Check) {
  const { sender, now, chance } = check
  if (sender && (sender.onSince === null || waitingKey(sender))) return again(row, check)
  const nextCheckAt = later(now, pauseAfter(sender ? hourly : daily, 1, chance))
  return { tries: 0, nextCheckAt }
}

function again({ tries }: DomainRow, { now, chance }: Check) {
  const nextCheckAt = later(now, pauseAfter(checkBackOff, tries + 1, chance))
  return { tries: tries + 1, nextCheckAt }
}

const passed = (since: Date, now: Date) => now.getTime() - since.getTime()
const later = (now: Date, ms: number) => new Date(now.getTime() + ms)
