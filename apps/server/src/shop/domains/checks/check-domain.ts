import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { domains, stores } from '@vitrine/db/schema/stores.ts'
import { and, eq, isNull, lte, or } from 'drizzle-orm'
import type { Config } from '../../../platform/config.ts'
import type { Hosts } from '../../../platform/hosts.ts'
import { originOf } from '../../../platform/origins.ts'
import type { Vault } from '../../../platform/vault.ts'
import { claimLastsMs } from '../claim-lasts.ts'
import type { Dns, OpenDns } from '../dns/dns.ts'
import { observe } from '../dns/observe.ts'
import { type Verdict, verdictOf } from '../doctor/verdict.ts'
import type { Expected, FindExpected } from '../expected-records.ts'
import type { Findings } from '../findings.ts'
import { type MailSeen, observeMail } from '../mail-records/observe-mail.ts'
import { ourSpfTerms } from '../mail-records/spf.ts'
import { mailDomainOf } from '../names/zone-names.ts'
import { deleteDomainRow, type DomainRow, isRow, updateDomainRow } from '../queries.ts'
import { requireUsableKey } from '../sender/record-sender.ts'
import { recordCheck } from './record-check.ts'
import type { ReachHttps } from './reach-https.ts'

export interface Checking {
  config: Config
  db: Database
  hosts: Pick<Hosts, 'forget'>
  openDns: OpenDns
  findExpected: FindExpected
  reachHttps: ReachHttps
  vault: Vault
  now: () => Date
  /** From 0 to 1. */
  chance: () => number
}

/** For all queries of one check, so that a zone that hangs delays no other. */
const timeoutMs = 20_000
/** Longer than a check takes, also with a certificate that is being issued. */
const claimMs = 120_000
const dayMs = 24 * 3_600_000

export async function checkDomain(
  checking: Checking,
  due: Pick<DomainRow, 'storeId' | 'domain'>,
): Promise<void> {
  const { config, openDns, findExpected, now } = checking
  const row = await claimRow(checking, due)
  if (!row) return
  const expected = await findExpected()
  const dns = openDns(AbortSignal.timeout(timeoutMs))
  const seen = await observe(dns, row.domain, { ...config, cname: expected.cname })
  const verdict = verdictOf(seen, { ...row, expected })
  const certificate = await certificateOf(checking, row, { seen, verdict, expected })
  const mail = await observeSender(checking, row, dns)
  await recordCheck(checking, row, {
    findings: { seen, ...certificate, ...(mail && { mail }) },
    verdict,
    expected,
    now: now(),
  })
}

/** @returns undefined when there is nothing to check, or another process does it */
async function claimRow(
  { db, now }: Checking,
  { storeId, domain }: Pick<DomainRow, 'storeId' | 'domain'>,
) {
  const at = now()
  const isFree = or(isNull(domains.claimedUntil), lte(domains.claimedUntil, at))
  return await inPlatform(db, async (tx) => {
    const [row] = await tx
      .update(domains)
      .set({ claimedUntil: new Date(at.getTime() + claimMs) })
      .where(and(isRow(storeId, domain), lte(domains.nextCheckAt, at), isFree))
      .returning()
    if (!row) return undefined
    if (row.status === 'pending' && at.getTime() - row.createdAt.getTime() >= claimLastsMs) {
      await deleteDomainRow(tx, row)
      return undefined
    }
    const [store] = await tx
      .select({ deletedAt: stores.deletedAt })
      .from(stores)
      .where(eq(stores.id, storeId))
    if (store?.deletedAt == null) return row
    const nextCheckAt = new Date(at.getTime() + dayMs)
    await updateDomainRow(tx, row, { nextCheckAt, claimedUntil: null })
    return undefined
  })
}

/** @returns undefined where emails do not come from the domain */
async function observeSender(
  { config, db, vault }: Checking,
  { storeId, domain }: DomainRow,
  dns: Dns,
): Promise<MailSeen | undefined> {
  const sender = await inStore(db, storeId, (tx) => requireUsableKey(tx, vault, domain))
  if (!sender) return undefined
  const selectors = sender.keys.map(({ selector }) => selector)
  return await observeMail(dns, mailDomainOf(domain), { selectors, spfTerms: ourSpfTerms(config) })
}

interface Look {
  seen: Findings['seen']
  verdict: Verdict
  expected: Expected
}

async function certificateOf(
  { config, reachHttps }: Checking,
  { domain, status }: DomainRow,
  { seen, verdict, expected }: Look,
): Promise<Pick<Findings, 'certificate' | 'certificateEndsAt'>> {
  if (!verdict.pointsHere) return { certificate: null }
  if (originOf(domain, config).startsWith('http:')) return { certificate: 'not_needed' }
  if (status !== 'verified') return { certificate: null }
  const ours = [...expected.a, ...expected.aaaa]
  const seenOfOurs = ours.filter((each) => [...seen.a.values, ...seen.aaaa.values].includes(each))
  const reached = await reachHttps(domain, seenOfOurs.length > 0 ? seenOfOurs : ours)
  return {
    certificate: reached.state,
    ...(reached.endsAt && { certificateEndsAt: reached.endsAt.toISOString() }),
  }
}
