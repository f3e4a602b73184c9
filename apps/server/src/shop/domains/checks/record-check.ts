import { inPlatform } from '@vitrine/db/in-platform.ts'
import { withinStore } from '@vitrine/db/in-store.ts'
import { domains, stores } from '@vitrine/db/schema/stores.ts'
import { bumpVersionOf } from '@vitrine/db/store-version.ts'
import type { PlatformTransaction } from '@vitrine/db/transaction.ts'
import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { MailKind } from '@vitrine/contract/shop/mail-names.ts'
import { insertOutboxRow } from '../../../post/outbox/insert-outbox-row.ts'
import { proofOf, type Verdict } from '../doctor/verdict.ts'
import type { Expected } from '../expected-records.ts'
import { explain, type Findings, storedFindings } from '../findings.ts'
import { findOpenStore } from '../../stores/queries.ts'
import { counterpartOf } from '../names/zone-names.ts'
import { deleteDomainRow, type DomainRow, isRow, updateDomainRow } from '../queries.ts'
import { findSender, type Sender } from '../sender/queries.ts'
import { recordSender } from '../sender/record-sender.ts'
import { senderProblem } from '../sender/sender-view.ts'
import type { Checking } from './check-domain.ts'
import { nextState } from './next-state.ts'

interface Check {
  findings: Findings
  verdict: Verdict
  expected: Expected
  now: Date
}

type Recording = Pick<Checking, 'config' | 'db' | 'hosts' | 'chance'>

/** Stores what a check found, with all that follows from it, in one transaction. */
export async function recordCheck(
  recording: Recording,
  checked: DomainRow,
  check: Check,
): Promise<void> {
  const touched = await inPlatform(recording.db, (tx) => record(tx, recording, checked, check))
  for (const storeId of touched) recording.hosts.forget(storeId)
}

/** @returns the stores of which a host changed */
async function record(
  tx: PlatformTransaction,
  recording: Recording,
  { storeId, domain }: DomainRow,
  check: Check,
): Promise<string[]> {
  const { findings, verdict, now } = check
  const holder = await lockWithHolder(tx, storeId, domain)
  const [row] = await tx.select().from(domains).where(isRow(storeId, domain)).for('update')
  // Removed by its owner during the check.
  if (!row) return []
  const isContested = holder !== undefined && isProvedBy(findings, holder.storeId)
  const { certificate } = findings
  const chance = recording.chance()
  // A domain is released only after it was lost for a week.
  const isOurs = row.status === 'verified' && !verdict.isLost
  const news = await withinStore(tx, storeId, (storeTx) =>
    recordSender(storeTx, { domain, seen: findings.mail, isOurs, now }),
  )
  const { changes, event } = nextState(row, {
    verdict,
    certificate,
    isContested,
    sender: news?.sender,
    now,
    chance,
  })
  const checked = { checkedAt: now, claimedUntil: null, findings: storedFindings(findings) }
  if (event === 'verified' && holder) await moveFrom(tx, holder, now)
  await updateDomainRow(tx, row, { ...checked, ...changes })
  if (news?.notifies) await notifyOfSender(tx, recording, row, { ...check, sender: news.sender })
  if (event === undefined) return []
  if (event === 'live') await makeFirstPrimary(tx, row)
  if (event === 'failing')
    await notifyOwner(
      tx,
      storeId,
      'domain_failing',
      { domain, ...(await problemOf(tx, recording, row, check)) },
      now,
    )
  if (event === 'released') await notifyOwner(tx, storeId, 'domain_released', { domain }, now)
  if (event === 'failing') return []
  await bumpVersionOf(tx, storeId)
  return event === 'verified' && holder ? [storeId, holder.storeId] : [storeId]
}

/** Locks both stores in one order, so that two domains may change hands at the same time. */
async function lockWithHolder(tx: PlatformTransaction, storeId: string, domain: string) {
  const isOthers = and(
    eq(domains.domain, domain),
    eq(domains.status, 'verified'),
    ne(domains.storeId, storeId),
  )
  const [holder] = await tx.select().from(domains).where(isOthers)
  const ids = holder ? [storeId, holder.storeId] : [storeId]
  await tx
    .select({ id: stores.id })
    .from(stores)
    .where(inArray(stores.id, ids))
    .orderBy(asc(stores.id))
    .for('update')
  if (!holder) return undefined
  const [still] = await tx.select().from(domains).where(isOthers).for('update')
  return still
}

function isProvedBy({ seen }: Findings, storeId: string): boolean {
  return seen.proofs.values.some((value) => value.trim() === proofOf(storeId))
}

async function moveFrom(tx: PlatformTransaction, holder: DomainRow, now: Date): Promise<void> {
  const { storeId, domain } = holder
  const sender = await withinStore(tx, storeId, findSender)
  const wasSender = sender?.domain === domain && sender.onSince !== null
  await deleteDomainRow(tx, holder)
  const address: Record<string, string> = wasSender ? { address: sender.address } : {}
  await notifyOwner(tx, storeId, 'domain_moved', { domain, ...address }, now)
  await bumpVersionOf(tx, storeId)
}

/**
 * The first domain of a store becomes its primary one, later ones only by choice. Of a name with and
 * without `www.` that were added together, the one that was typed comes first.
 */
async function makeFirstPrimary(tx: PlatformTransaction, row: DomainRow): Promise<void> {
  const isOther = and(eq(domains.storeId, row.storeId), ne(domains.domain, row.domain))
  const rest = await tx.select().from(domains).where(isOther)
  const live = rest.filter(({ liveAt }) => liveAt !== null)
  if (!live.every((other) => cameAlong(other, row))) return
  await tx.update(domains).set({ isPrimary: false }).where(isOther)
  await updateDomainRow(tx, row, { isPrimary: true })
}

function cameAlong(other: DomainRow, { domain, createdAt }: DomainRow): boolean {
  const laterMs = other.createdAt.getTime() - createdAt.getTime()
  return other.domain === counterpartOf(domain) && laterMs > 0 && laterMs < 1000
}

async function problemOf(
  tx: PlatformTransaction,
  { config }: Recording,
  row: DomainRow,
  { findings, expected }: Check,
) {
  const store = await findOpenStore(tx, row.storeId)
  const storeDomain = store?.storeDomain ?? ''
  const problem = explain(row, findings, { config, expected, storeDomain })
  return { message: problem?.message ?? '', fix: problem?.fix ?? '' }
}

async function notifyOfSender(
  tx: PlatformTransaction,
  recording: Recording,
  row: DomainRow,
  { sender, ...check }: Check & { sender: Sender },
) {
  const { storeId, domain } = row
  const store = await findOpenStore(tx, storeId)
  const { mail } = check.findings
  const { config } = recording
  const problem = store && mail ? senderProblem(sender, mail, { store, config }) : null
  const { message, fix } = problem?.blocking ? problem : await problemOf(tx, recording, row, check)
  const payload = { domain, address: sender.address, message, fix }
  await notifyOwner(tx, storeId, 'sender_stopped', payload, check.now)
}

async function notifyOwner(
  tx: PlatformTransaction,
  storeId: string,
  kind: MailKind,
  payload: Record<string, string>,
  now: Date,
): Promise<void> {
  await withinStore(tx, storeId, (storeTx) => insertOutboxRow(storeTx, kind, payload, { now }))
}
