import { pathOf, readFrom, readTo } from '@vitrine/commerce/seo/redirect-path.ts'
import { redirectProblems } from '@vitrine/commerce/seo/redirect-problems.ts'
import { maxRedirects, type Redirect } from '@vitrine/contract/shop/redirects.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { redirects } from '@vitrine/db/schema/search-engines.ts'
import { bumpStoreVersion } from '@vitrine/db/store-version.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { invalidInput, Refusal, type RefusalIssue } from '../../platform/refusal.ts'
import { forgetMissing } from './missing-addresses.ts'
import { countRedirects, listTouching, lockRedirects, toRedirect } from './redirect-queries.ts'

interface Typed {
  from: string
  to: string
  status: 301 | 302
}

export async function addRedirect(
  tx: StoreTransaction,
  hosts: readonly string[],
  typed: Typed,
): Promise<Redirect> {
  await lockRedirects(tx)
  const rule = await checkRule(tx, hosts, typed)
  if ((await countRedirects(tx)) >= maxRedirects) throw invalidInput('from', tooMany)
  const values = { ...rule, id: newId(), storeId: tx.storeId }
  const [row] = await tx.insert(redirects).values(values).returning()
  await forgetMissing(tx, [rule.fromPath])
  await bumpStoreVersion(tx)
  return toRedirect(row!)
}

export async function updateRedirect(
  tx: StoreTransaction,
  hosts: readonly string[],
  { id, ...typed }: Typed & { id: string },
): Promise<Redirect> {
  await lockRedirects(tx)
  const rule = await checkRule(tx, hosts, typed, id)
  const ofId = and(eq(redirects.storeId, tx.storeId), eq(redirects.id, id))
  const [row] = await tx.update(redirects).set(rule).where(ofId).returning()
  if (!row) throw new Refusal('not_found')
  await forgetMissing(tx, [rule.fromPath])
  await bumpStoreVersion(tx)
  return toRedirect(row)
}

export async function deleteRedirects(tx: StoreTransaction, ids: readonly string[]) {
  const rows = await tx
    .delete(redirects)
    .where(and(eq(redirects.storeId, tx.storeId), inArray(redirects.id, [...ids])))
    .returning({ id: redirects.id })
  if (rows.length !== new Set(ids).size) throw new Refusal('not_found')
  await bumpStoreVersion(tx)
  return { updated: rows.length }
}

export const tooMany = `A shop can have ${maxRedirects.toLocaleString('en')} redirects. Delete some that are no longer used.`

async function checkRule(
  tx: StoreTransaction,
  hosts: readonly string[],
  typed: Typed,
  ownId?: string,
) {
  const [from, to] = [readFrom(typed.from, hosts), readTo(typed.to, hosts)]
  const issues: RefusalIssue[] = []
  if (from.problem !== undefined) issues.push({ path: 'from', message: from.problem })
  if (to.problem !== undefined) issues.push({ path: 'to', message: to.problem })
  if (from.problem !== undefined || to.problem !== undefined)
    throw new Refusal('invalid_input', undefined, issues)
  const rule = { from: from.path, to: to.path }
  const near = (await listTouching(tx, [rule.from, pathOf(rule.to)])).filter(
    ({ id }) => id !== ownId,
  )
  const twin = near.find(({ fromPath }) => fromPath === rule.from)
  if (twin) throw invalidInput('from', `This address is redirected already, to “${twin.toPath}”.`)
  const existing = new Map(near.map(({ fromPath, toPath }) => [fromPath, toPath]))
  const problem = redirectProblems(existing, [rule]).get(rule)
  if (problem) throw invalidInput('to', problem)
  return { fromPath: rule.from, toPath: rule.to, status: typed.status }
}
