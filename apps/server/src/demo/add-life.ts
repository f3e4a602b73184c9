import { newToken } from '../sales/orders/new-token.ts'
import { orders } from '@vitrine/db/schema/orders.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { withClient } from '@vitrine/db/with-client.ts'
import type { DemoLife, DemoSubscriber } from '@vitrine/demo/demo-life.ts'
import type { DemoStore } from '@vitrine/demo/demo-store.ts'
import { eq } from 'drizzle-orm'
import { remember } from '../sales/recovery/remember.ts'
import { runDue } from '../platform/jobs/due-work.ts'
import { reminderWork } from '../sales/recovery/reminder-work.ts'
import { listMessages, markMessage } from '../audience/contact/service.ts'
import { sendContactEmail } from '../audience/contact/send-contact-email.ts'
import { addDiscount } from '../sales/discounts/service.ts'
import { addDraft } from '../sales/drafts/service.ts'
import { confirm } from '../audience/newsletter/follow-link.ts'
import { lockSubscriber } from '../audience/newsletter/queries.ts'
import { subscribe } from '../audience/newsletter/subscribe.ts'
import { createToken } from '../audience/newsletter/token.ts'
import type { OwnerContext, RequestContext, Services } from '../api/context.ts'
import { system } from '../api/record-activity.ts'
import { changeStore } from '../api/store-work.ts'
import { noteMiss } from '../catalogue/search/search-misses.ts'
import { readCatalogue } from './cart-lines.ts'
import { changeSettings, endOffers } from './change-settings.ts'
import type { Target } from './fill-store.ts'
import { importFile } from './import-file.ts'
import { reducePrices } from './reduce-prices.ts'
import { doAct, findOrderId, placePastOrder } from './past-orders.ts'
import { dateMails, settleMails } from './settle-mails.ts'
import { createTimeline } from './timeline.ts'

const hour = 3_600_000
const openedDaysAgo = 120
const reducedDaysAgo = 9

type Lively = Pick<DemoStore, 'life' | 'products' | 'currency'>

interface Step {
  at: Date
  run: () => Promise<unknown>
}

/**
 * Creates the orders, customers and emails of a store's first months by the public services, then
 * dates them back. Sends no email; an interrupted run is not resumed.
 * @param url of the database owner: the server's own role cannot change ledgers
 */
export async function addLife(
  services: Services,
  demo: Lively,
  target: Target,
  url: string,
): Promise<void> {
  const { storeId } = target
  const { db } = services
  const hasOrders = (tx: StoreTransaction) => tx.$count(orders, eq(orders.storeId, storeId))
  if ((await inStore(db, storeId, hasOrders)) === 0)
    await withClient(url, async (client) => {
      const ago = agoFrom(services.now())
      const timeline = createTimeline(client, ago(openedDaysAgo * 24))
      const steps = await listSteps(await contextOf(services, target), demo, ago)
      for (const { at, run } of steps.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
        await timeline.moveTo(at)
        await run()
      }
      await timeline.apply(storeId)
    })
  await settleMails(services, storeId)
  await inStore(db, storeId, dateMails)
}

type Ago = (hours: number) => Date
type Context = RequestContext & OwnerContext

const agoFrom =
  (now: Date): Ago =>
  (hours) =>
    new Date(now.getTime() - hours * hour)

async function contextOf(services: Services, { storeId, userId }: Target): Promise<Context> {
  const store = await services.hosts.findById(storeId)
  if (!store) throw new Error('The demo store is gone.')
  return {
    ...services,
    host: { kind: 'store', store, name: store.shownDomain },
    requestId: 'demo',
    headers: new Headers(),
    responseHeaders: new Headers(),
    clientAddress: undefined,
    touchedStores: new Set(),
    keys: new Map(),
    store,
    userId,
    role: 'owner',
    // The owner of a demo shop did none of it.
    act: { call: 'demo', actor: system },
  }
}

async function listSteps(context: Context, demo: Lively, ago: Ago): Promise<Step[]> {
  const { life } = demo
  const { settings, discounts } = life
  const linesOf = await inStore(context.db, context.store.storeId, readCatalogue)
  const owner = (work: (tx: StoreTransaction) => Promise<unknown>) => changeStore(context, work)
  const parts = { context, life, ago, linesOf, owner }
  return [
    ...(settings
      ? [
          {
            at: ago(openedDaysAgo * 24 - 1),
            run: () => owner((tx) => changeSettings(tx, settings, context.store)),
          },
          { at: ago(0), run: () => owner((tx) => endOffers(tx, context.store)) },
        ]
      : []),
    { at: ago(reducedDaysAgo * 24), run: () => owner((tx) => reducePrices(tx, demo)) },
    ...discounts.map((discount, index) => ({
      at: ago((100 - index * 40) * 24),
      run: () => owner((tx) => addDiscount(tx, discount, context)),
    })),
    ...fileSteps(parts),
    ...orderSteps(parts),
    ...draftSteps(parts),
    ...abandonedSteps(parts),
    ...messageSteps(parts),
    ...life.subscribers.map((subscriber) => subscriberStep(parts, subscriber)),
    ...Object.entries(life.searches).map(([term, times], index) => ({
      at: ago(20 + index * 31),
      run: () =>
        owner(async (tx) => {
          for (let time = 0; time < times; time += 1) await noteMiss(tx, term)
        }),
    })),
  ]
}

interface Parts {
  context: Context
  life: DemoLife
  ago: Ago
  linesOf: Awaited<ReturnType<typeof readCatalogue>>
  owner: (work: (tx: StoreTransaction) => Promise<unknown>) => Promise<unknown>
}

function fileSteps({ context, life: { file }, ago }: Parts): Step[] {
  if (!file) return []
  const target = { storeId: context.store.storeId, userId: context.userId }
  return [{ at: ago(file.hoursAgo), run: () => importFile(context, target, file) }]
}

function orderSteps({ context, life, ago, linesOf, owner }: Parts): Step[] {
  const { userId: _userId, ...shopper } = context
  return life.orders.flatMap((order) => {
    let number: number
    let id: string | undefined
    const place = {
      at: ago(order.hoursAgo),
      async run() {
        const lines = linesOf(order.lines)
        const ordered = { lines, fieldId: life.settings?.customField.id, now: context.now() }
        number = await changeStore(shopper, (tx) => placePastOrder(tx, order, ordered))
      },
    }
    const acts = order.acts.map((act) => ({
      at: ago(order.hoursAgo - act.after),
      run: () => owner(async (tx) => doAct(tx, (id ??= await findOrderId(tx, number)), act)),
    }))
    return [place, ...acts]
  })
}

function draftSteps({ context, life: { draft }, ago, linesOf, owner }: Parts): Step[] {
  if (!draft) return []
  const { person, discount, note } = draft
  const { email, ...shippingAddress } = person
  const at = ago(draft.hoursAgo)
  const lines = linesOf(draft.lines).map((line) => ({ kind: 'product' as const, ...line }))
  const written = { lines, email, phone: null, shippingAddress, shipping: null, note }
  const taken = { kind: 'percent' as const, ...discount }
  const dated = { ...context, now: () => at }
  return [{ at, run: () => owner((tx) => addDraft(tx, { ...written, discount: taken }, dated)) }]
}

function abandonedSteps({ context, life: { abandoned }, ago, linesOf }: Parts): Step[] {
  if (!abandoned) return []
  const { person, hoursAgo } = abandoned
  const { email, firstName, lastName, country } = person
  const { storeId } = context.store
  const shopper = { token: newToken(), email, firstName, lastName, country }
  const left = { ...shopper, storeId, lines: linesOf(abandoned.lines), basis: 'opt_in' as const }
  const at = ago(hoursAgo)
  const due = ago(hoursAgo - 11)
  return [
    { at, run: () => remember({ ...context, now: () => at }, left) },
    {
      at: due,
      run: () => {
        const services = { ...context, now: () => due }
        return runDue(reminderWork(services), services)
      },
    },
  ]
}

function messageSteps({ context, life, ago, owner }: Parts): Step[] {
  return life.messages.flatMap(({ hoursAgo, isRead, ...sent }) => {
    const at = ago(hoursAgo)
    const readAt = ago(hoursAgo - 2)
    const read = async (tx: StoreTransaction) => {
      const { content } = await listMessages(tx, { pageNumber: 0, pageSize: 1 })
      await markMessage(tx, content[0]!.id, readAt)
    }
    const send = { at, run: () => sendContactEmail({ ...context, now: () => at }, sent) }
    return isRead ? [send, { at: readAt, run: () => owner(read) }] : [send]
  })
}

function subscriberStep(
  { context, ago, owner }: Parts,
  { daysAgo, email, isConfirmed }: DemoSubscriber,
): Step {
  const at = ago(daysAgo * 24)
  const confirmedAt = ago(daysAgo * 24 - 1)
  return {
    at,
    async run() {
      await subscribe({ ...context, now: () => at }, { email })
      if (!isConfirmed) return
      await settleMails(context, context.store.storeId)
      await owner(async (tx) => {
        const { subscriber } = await lockSubscriber(tx, email, at)
        await confirm(tx, await createToken(tx, 'confirm', subscriber.id, at), confirmedAt)
      })
    },
  }
}
