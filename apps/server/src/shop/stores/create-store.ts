import { isCountry } from '@vitrine/commerce/places/countries.ts'
import { isCurrency } from '@vitrine/commerce/money/money.ts'
import { canonicalTimeZone } from '@vitrine/commerce/places/time-zone.ts'
import {
  isSubdomain,
  maxSubdomainLength,
  numberedSlug,
  spelledIn,
  asciiSlugFrom,
} from '@vitrine/commerce/text/slug.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { withinStore } from '@vitrine/db/in-store.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { bumpVersionOf } from '@vitrine/db/store-version.ts'
import { starterTheme } from '@vitrine/sections/theme/theme-presets.ts'
import type { PlatformTransaction } from '@vitrine/db/transaction.ts'
import { createStarterPages } from '../../content/pages/starter-pages.ts'
import type { RequestContext, SelfContext } from '../../api/context.ts'
import { invalidInput, Refusal } from '../../platform/refusal.ts'
import { endLeft, lockNames } from './left-names.ts'
import { maxStores } from '../../platform/limits/limits.ts'
import {
  countStoresOwnedBy,
  insertOwner,
  insertStore,
  lockUser,
  selectStoreOfSession,
} from './queries.ts'
import { storeView, type StoreRow } from './store-view.ts'

export interface NewStore {
  name: string
  subdomain?: string | undefined
  currency?: string | undefined
  country?: string | undefined
  timeZone?: string | undefined
  template?: string | undefined
  demoProducts?: boolean | undefined
}

/** Fills a new store from a template, in its transaction. @returns changed columns of its row */
export type BeginWithTemplate = (
  tx: PlatformTransaction,
  store: StoreRow,
  begin: { template: string; demoProducts: boolean },
  saver: { userId: string; at: Date },
) => Promise<Partial<StoreRow>>

type Context = Pick<RequestContext, 'config' | 'db' | 'hosts' | 'now'> & SelfContext

export async function createStore(
  context: Context,
  input: NewStore,
  beginWith?: BeginWithTemplate,
) {
  const { template, demoProducts = false } = input
  const saver = { userId: context.userId, at: context.now() }
  requireKnown(input)
  const row = await inPlatform(context.db, async (tx) => {
    await requireFewStores(tx, context)
    const store = await insertUnderFreeName(tx, input, context)
    await insertOwner(tx, {
      storeId: store.id,
      userId: context.userId,
      lastSeenAt: context.now(),
    })
    await selectStoreOfSession(tx, context.session.token, store.id)
    await withinStore(tx, store.id, (storeTx) => createStarterPages(storeTx, store))
    const changed =
      template !== undefined && (await beginWith?.(tx, store, { template, demoProducts }, saver))
    await bumpVersionOf(tx, store.id)
    return { ...store, ...changed }
  })
  context.hosts.forget(row.id)
  return storeView({ ...row, primaryDomain: row.storeDomain })
}

/**
 * Limits stores per account, strictly without a confirmed address; locks the user, so that parallel
 * requests cannot exceed the limit.
 */
export async function requireFewStores(
  tx: PlatformTransaction,
  { userId, session, config }: Pick<Context, 'userId' | 'session' | 'config'>,
) {
  await lockUser(tx, userId)
  const max = session.emailVerified ? maxStores.confirmed : maxStores.unconfirmed
  if ((await countStoresOwnedBy(tx, userId)) >= max * config.limitFactor)
    throw new Refusal('too_many_stores')
}

export function requireKnown({ currency, country }: Pick<NewStore, 'currency' | 'country'>): void {
  if (currency !== undefined && !isCurrency(currency))
    throw invalidInput('currency', 'This is not a currency of ISO 4217.')
  if (country !== undefined && !isCountry(country))
    throw invalidInput('country', 'This is not a country of ISO 3166.')
}

/** @returns the canonical name of the zone */
export function knownTimeZone(timeZone: string): string {
  const known = canonicalTimeZone(timeZone)
  if (known === undefined)
    throw invalidInput('timeZone', 'Choose a time zone, for example Europe/Berlin.')
  return known
}

export function requireAllowed(subdomain: string): void {
  if (!isSubdomain(subdomain)) throw new Refusal('subdomain_reserved')
}

async function insertUnderFreeName(
  tx: PlatformTransaction,
  { name, subdomain, currency = 'USD', country = 'US', timeZone }: NewStore,
  { config: { storesHost }, now, userId }: Context,
): Promise<StoreRow> {
  if (subdomain !== undefined) requireAllowed(subdomain)
  for (const label of subdomain === undefined ? namesLike(spelledIn(country, name)) : [subdomain]) {
    const storeDomain = `${label}.${storesHost}`
    await lockNames(tx, [storeDomain])
    if (!(await endLeft(tx, storeDomain, { userId, now: now() }))) {
      if (subdomain !== undefined) throw new Refusal('subdomain_kept')
      continue
    }
    const row = await insertStore(tx, {
      id: newId(),
      name,
      currency,
      country,
      timeZone: timeZone === undefined ? null : knownTimeZone(timeZone),
      status: 'draft',
      theme: { ...starterTheme },
      storeDomain,
    })
    if (row) return row
  }
  throw new Refusal('subdomain_taken')
}

/** Yields subdomains for a shop of this name, the nicest first. */
export function* namesLike(name: string) {
  const slug = asciiSlugFrom(name, 'shop', maxSubdomainLength)
  if (isSubdomain(slug)) yield slug
  for (let number = 2; number < 12; number += 1)
    yield numberedSlug(slug, number, maxSubdomainLength)
  yield numberedSlug(slug, Math.floor(Math.random() * 1e9), maxSubdomainLength)
}
