import { acts, unrecorded } from '@vitrine/commerce/activity/acts.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { activity } from '@vitrine/db/schema/activity.ts'
import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startShop } from '../testing/start-shop.ts'
import { type Actor, mainHost } from './actors.ts'
import { ask } from './ask.ts'
import { buildInput } from './build-input.ts'
import { type DeclaredCall, declaredCalls } from './calls.ts'
import { fixturesOf } from './fixtures.ts'
import type { Fixture } from './fixtures/fixture.ts'
import { aMarkedStore, type MarkedStore, withNew } from './marked-store.ts'
import type { Names } from './names.ts'

const shop = startShop()
const writing = declaredCalls.filter(
  ({ rule, method }) => rule.access === 'owner' && method !== 'GET',
)

/** Their input in the access matrix is refused, so that the store stays as it is. */
const refusedThere = [
  'abandonedCheckouts.saveSettings',
  'archives.link',
  'checkoutSettings.publish',
  'imports.apply',
  'imports.undo',
  'orders.addRefund',
  'orders.bulkDelete',
  'orders.unarchive',
  'payments.connectStripe',
  'payments.update',
  'personalData.saveRetention',
  'policies.publish',
  'policies.restore',
  'policies.unpublish',
  'products.quickEdit',
  'seo.updateSettings',
  'shipping.update',
  'store.removeDomain',
  'store.removeSender',
  'store.renewSenderKey',
  'store.updateSender',
  'taxes.update',
  'team.acceptTransfer',
  'team.declineTransfer',
]

/** Made by people who are no members yet; the tests of teams make them. */
const byNewMembers = ['team.join']

/** They end the store, or need another owner. */
const notMade = ['store.deleteStore', 'team.leave']

/** Calls on the store itself come last: they close it. */
const recorded = writing
  .filter(({ name }) => Object.hasOwn(acts, name) && !notMade.includes(name))
  .toSorted((a, b) => Number(changesStore(a)) - Number(changesStore(b)))

function changesStore({ name }: DeclaredCall): boolean {
  return name.startsWith('store.') || name === 'abandonedCheckouts.saveSettings'
}

test('each writing call of owners leaves a record, or a reason why not', () => {
  const names = [...writing.map(({ name }) => name), ...byNewMembers]
  expect([...Object.keys(acts), ...Object.keys(unrecorded)].toSorted()).toEqual(names.toSorted())
})

test('each act is recorded with the one who did it', async () => {
  const marked = await aMarkedStore(shop, 'acts')
  const { owner } = marked.store
  const actor: Actor = {
    label: 'owner',
    host: mainHost,
    user: owner,
    cookies: owner.cookies,
    base: marked,
  }
  const silent: string[] = []
  const refused: string[] = []
  for (const call of recorded) {
    const { status, record } = await statusAndRecord(call)
    if (status >= 300) refused.push(call.name)
    else if (record?.kind !== call.name || record.actorName !== owner.name) silent.push(call.name)
  }
  expect(silent).toEqual([])
  expect(refused.toSorted()).toEqual(refusedThere)

  async function statusAndRecord(call: DeclaredCall) {
    const runs = []
    for (const fixture of fixturesOf(call.name)) runs.push(await run(call, fixture))
    return runs.find(({ status }) => status < 300) ?? runs[0]!
  }

  async function run(call: DeclaredCall, fixture: Fixture) {
    const { makes } = fixture
    const names: Names =
      makes && makes !== 'store' ? await withNew(shop, marked, makes) : marked.names
    const input = buildInput(fixture, marked.names, names, 'all')
    const before = await newestOf(marked)
    const { status, body } = await ask(shop.app, call, actor, input)
    if (status >= 300 && status !== fixture.status)
      throw new Error(`${call.name}: ${status} ${body}`)
    const after = await newestOf(marked)
    return { status, record: after?.id === before?.id ? undefined : after }
  }
}, 120_000)

function newestOf({ store: { storeId } }: MarkedStore) {
  return inStore(shop.services.db, storeId, async (tx) => {
    const ofStore = eq(activity.storeId, storeId)
    const [row] = await tx
      .select()
      .from(activity)
      .where(ofStore)
      .orderBy(desc(activity.id))
      .limit(1)
    return row
  })
}
