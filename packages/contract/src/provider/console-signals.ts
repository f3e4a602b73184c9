import { z } from 'zod'
import { done, id, pageNumber, pageOf, pageSize, timestamp } from '../call/values.ts'
import { actReason } from './act-reason.ts'
import { consoleCall } from './console-call.ts'

export const signalKinds = ['lookAlike', 'protectedName', 'disposableMail', 'badLink'] as const

/** A sign that a shop may harm people, for an operator to look at. */
const shopSignal = z.object({
  id,
  storeId: id,
  shop: z.string(),
  domain: z.string(),
  kind: z.enum(signalKinds),
  /** The other name, the mail domain or the host. */
  subject: z.string(),
  /** Where it was found; empty for the shop's name. */
  place: z.string(),
  /** The shop that it looks like. */
  otherStoreId: id.nullable(),
  foundAt: timestamp,
  dismissed: z.object({ at: timestamp, by: z.string(), note: z.string() }).nullable(),
})
export type ShopSignal = z.infer<typeof shopSignal>

const ofSignal = z.strictObject({ signalId: id, reason: actReason })

export const consoleSignals = {
  list: consoleCall({
    method: 'GET',
    path: '/signals',
    summary: 'Signs that shops may harm people, newest first',
  })
    .input(
      z.strictObject({
        pageNumber,
        pageSize,
        state: z.enum(['open', 'dismissed']).default('open'),
        kind: z.enum(signalKinds).optional(),
        storeId: id.optional(),
      }),
    )
    .output(pageOf(shopSignal)),

  dismiss: consoleCall({
    method: 'POST',
    path: '/signals/{signalId}/dismiss',
    summary: 'Dismiss a signal with a note; the same one does not come back',
    refusals: ['not_found', 'invalid_input'],
  })
    .input(ofSignal)
    .output(done),

  reopen: consoleCall({
    method: 'POST',
    path: '/signals/{signalId}/reopen',
    summary: 'Take back that a signal was dismissed',
    refusals: ['not_found', 'invalid_input'],
  })
    .input(ofSignal)
    .output(done),
}

export const watchListNames = ['names', 'mailDomains', 'hosts'] as const
export type WatchListName = (typeof watchListNames)[number]

const list = z.enum(watchListNames)

const watchEntry = z.object({ id: z.string(), value: z.string(), createdAt: timestamp })
export type WatchEntry = z.infer<typeof watchEntry>

export const consoleWatchLists = {
  list: consoleCall({
    method: 'GET',
    path: '/watch-lists/{list}',
    summary: 'What shops are checked against, in the order of the alphabet',
  })
    .input(
      z.strictObject({
        list,
        pageNumber,
        pageSize,
        search: z.string().trim().max(200).optional(),
      }),
    )
    .output(pageOf(watchEntry)),

  add: consoleCall({
    method: 'POST',
    path: '/watch-lists/{list}/add',
    summary: 'Add entries, one per line; all shops are checked again',
    refusals: ['invalid_input'],
  })
    .input(z.strictObject({ list, lines: z.string().max(50_000), reason: actReason }))
    .output(z.object({ added: z.number().int() })),

  remove: consoleCall({
    method: 'POST',
    path: '/watch-lists/{list}/remove',
    summary: 'Remove an entry; all shops are checked again',
    refusals: ['not_found', 'invalid_input'],
  })
    .input(z.strictObject({ list, value: z.string().max(253), reason: actReason }))
    .output(done),
}
