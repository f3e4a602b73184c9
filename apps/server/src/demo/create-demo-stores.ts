import { inPlatform } from '@vitrine/db/in-platform.ts'
import { users } from '@vitrine/db/schema/accounts.ts'
import { stores } from '@vitrine/db/schema/stores.ts'
import type { DemoStore } from '@vitrine/demo/demo-store.ts'
import { nocturneRecords } from '@vitrine/demo/nocturne-records/nocturne-records.ts'
import { teaHouse } from '@vitrine/demo/tea-house/tea-house.ts'
import { eq } from 'drizzle-orm'
import type { Services } from '../api/context.ts'
import type { MediaLibrary } from '../content/media/media-library.ts'
import { createStore } from '../shop/stores/create-store.ts'
import { addImages } from './add-images.ts'
import { addLife } from './add-life.ts'
import { fillStore } from './fill-store.ts'

type DemoServices = Services & { media: MediaLibrary }

export const demoOwner = {
  name: 'Mara Lindqvist',
  email: 'owner@demo.vitrine.test',
  password: 'window-shopping',
}

export const demoStores: readonly DemoStore[] = [nocturneRecords, teaHouse]

/**
 * Creates the demo owner and both demo stores in an empty database. Resumes an interrupted run;
 * stores that the owner changed or deleted stay as they are. Emails and payments must be off
 * meanwhile.
 * @param url of the database owner
 */
export async function createDemoStores(services: DemoServices, url: string): Promise<void> {
  const known = await findDemoOwner(services)
  if (!known && !(await hasNoStore(services))) return
  const userId = known ?? (await createDemoOwner(services))
  for (const demo of demoStores) await createDemoStore(services, demo, { userId, url })
}

interface Making {
  userId: string
  url: string
}

async function createDemoStore(services: DemoServices, demo: DemoStore, { userId, url }: Making) {
  const storeDomain = `${demo.subdomain}.${services.config.storesHost}`
  const [row] = await inPlatform(services.db, (tx) =>
    tx.select().from(stores).where(eq(stores.storeDomain, storeDomain)),
  )
  if (row?.deletedAt) return
  const { name, subdomain, currency, country } = demo
  const unseen = { token: '', selectedStoreId: null, lastSeenAt: null, provedAt: null, visit: null }
  const session = { ...demoOwner, ...unseen, userId, emailVerified: true }
  const storeId =
    row?.id ??
    (await createStore({ ...services, userId, session }, { name, subdomain, currency, country }))
      .storeId
  const { storage } = services.media
  const target = { storeId, userId }
  await fillStore(services, demo, target, () => addImages(demo, storage, storeId))
  if (row?.status !== 'live') {
    await addLife(services, demo, target, url)
    await openDemoStore(services, storeId)
  }
  services.hosts.forget(storeId)
}

async function openDemoStore({ db, now }: Services, storeId: string) {
  await inPlatform(db, (tx) =>
    tx.update(stores).set({ status: 'live', openedAt: now() }).where(eq(stores.id, storeId)),
  )
}

async function hasNoStore({ db }: Services) {
  return (
    (await inPlatform(db, (tx) => tx.select({ id: stores.id }).from(stores).limit(1))).length === 0
  )
}

async function findDemoOwner({ db }: Services) {
  const found = await inPlatform(db, (tx) =>
    tx.select({ id: users.id }).from(users).where(eq(users.email, demoOwner.email)),
  )
  return found[0]?.id
}

async function createDemoOwner({ auth, db }: Services) {
  const { user } = await auth.api.signUpEmail({ body: demoOwner })
  await inPlatform(db, (tx) =>
    tx.update(users).set({ emailVerified: true }).where(eq(users.id, user.id)),
  )
  return user.id
}
