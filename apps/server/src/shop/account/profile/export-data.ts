import { passkeys, users } from '@vitrine/db/schema/accounts.ts'
import { apiKeys } from '@vitrine/db/schema/api-keys.ts'
import { orderEvents } from '@vitrine/db/schema/order-changes.ts'
import { storeMembers, stores } from '@vitrine/db/schema/stores.ts'
import type { Database } from '@vitrine/db/database.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { and, asc, eq } from 'drizzle-orm'
import { strToU8, zipSync } from 'fflate'
import path from 'node:path'
import type { RequestContext, SelfContext } from '../../../api/context.ts'
import type { MediaLibrary } from '../../../content/media/media-library.ts'
import { getProfile } from './profile.ts'
import { listSessions } from './sessions.ts'

type Context = RequestContext & SelfContext & { media: MediaLibrary }

/** Everything that is stored about the account, without secrets, as a ZIP file of JSON files. */
export async function exportData(context: Context): Promise<File> {
  const { db, userId, now, media } = context
  const memberships = await listMemberships(db, userId)
  const inShops = await Promise.all(memberships.map(({ id }) => listDone(db, id, userId)))
  const profile = await getProfile(context)
  const data = {
    profile: { ...profile, ...(await findDates(db, userId)) },
    sessions: await listSessions(context),
    passkeys: await listPasskeys(db, userId),
    shops: memberships,
    'api-keys': inShops.flatMap(({ keys }) => keys),
    activity: inShops.flatMap(({ events }) => events),
  }
  const files = Object.entries(data).map(
    ([name, content]) =>
      [`${name}.json`, strToU8(`${JSON.stringify(content, null, 2)}\n`)] as const,
  )
  const image = profile.avatar && (await readImage(media, profile.avatar))
  const zip = zipSync({
    ...Object.fromEntries(files),
    ...(image && { [`avatar${path.extname(profile.avatar!)}`]: image }),
  })
  const name = `account-${now().toISOString().slice(0, 10)}.zip`
  return new File([zip], name, { type: 'application/zip' })
}

async function findDates({ platform }: Database, userId: string) {
  const { createdAt, updatedAt } = users
  const [dates] = await platform
    .select({ createdAt, updatedAt })
    .from(users)
    .where(eq(users.id, userId))
  return dates
}

async function listPasskeys({ platform }: Database, userId: string) {
  const { id, name, transports, createdAt, lastUsedAt } = passkeys
  return await platform
    .select({ id, name, transports, createdAt, lastUsedAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(createdAt))
}

/** Deleted shops are included until they are removed for good. */
async function listMemberships({ platform }: Database, userId: string) {
  const { id, name, storeDomain, createdAt, deletedAt } = stores
  const { role, mutedMails } = storeMembers
  return await platform
    .select({ id, name, storeDomain, role, mutedMails, createdAt, deletedAt })
    .from(storeMembers)
    .innerJoin(stores, eq(stores.id, storeMembers.storeId))
    .where(eq(storeMembers.userId, userId))
    .orderBy(asc(createdAt))
}

/** API keys that the account made in a shop, and its changes of orders there. */
async function listDone(db: Database, storeId: string, userId: string) {
  return await inStore(
    db,
    storeId,
    async (tx) => {
      const { id, name, scopes, lastFour, createdAt, lastUsedAt, expiresAt } = apiKeys
      const keys = await tx
        .select({
          storeId: apiKeys.storeId,
          id,
          name,
          scopes,
          lastFour,
          createdAt,
          lastUsedAt,
          expiresAt,
        })
        .from(apiKeys)
        .where(and(eq(apiKeys.storeId, storeId), eq(apiKeys.createdBy, userId)))
        .orderBy(asc(id))
      const { orderId, kind } = orderEvents
      const events = await tx
        .select({ storeId: orderEvents.storeId, orderId, kind, at: orderEvents.createdAt })
        .from(orderEvents)
        .where(and(eq(orderEvents.storeId, storeId), eq(orderEvents.actor, userId)))
        .orderBy(asc(orderEvents.createdAt))
      return { keys, events }
    },
    { readOnly: true },
  )
}

async function readImage({ storage }: MediaLibrary, url: string) {
  const file = await storage.read(url.replace(/^\/media\//, ''))
  return file && new Uint8Array(await new Response(file.body()).arrayBuffer())
}
