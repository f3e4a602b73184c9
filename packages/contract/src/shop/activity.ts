import { activityAreas, type ActivityArea } from '@vitrine/commerce/activity/acts.ts'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { id, listInput, moment, pageOf, timestamp } from '../call/values.ts'

const area = z.enum(Object.keys(activityAreas) as [ActivityArea, ...ActivityArea[]])
const actorKind = z.enum(['user', 'key', 'system'])

/** For how many days an act is kept. */
export const activityDays = 400

const filter = {
  /** A user or an API key. */
  actor: z.string().min(1).max(64).optional(),
  area: area.optional(),
  from: moment.optional(),
  before: moment.optional(),
}

const entry = z.object({
  id,
  at: timestamp,
  actor: z.object({
    kind: actorKind,
    id: z.string().nullable(),
    name: z.string(),
    /** Class of the address that the request came from; null if it is not known. */
    place: z.enum(['same-computer', 'local-network', 'internet']).nullable(),
  }),
  /** The call, for example `products.updateProduct`. */
  kind: z.string(),
  subject: z.object({ id: z.string().nullable(), name: z.string() }),
  /** The act as a sentence, without a full stop. */
  text: z.string(),
})
export type ActivityEntry = z.infer<typeof entry>

export const activityContract = {
  list: call({
    access: 'owner',
    scope: 'settings:read',
    method: 'GET',
    path: '/activity',
    summary: 'Who did what in the store, newest first; kept for 400 days',
    refusals: ['not_found'],
  })
    .input(listInput.extend(filter))
    .output(pageOf(entry)),

  actors: call({
    access: 'owner',
    scope: 'settings:read',
    method: 'GET',
    path: '/activity/actors',
    summary: 'The users and API keys whose acts are listed',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(z.array(z.object({ kind: actorKind, id: z.string(), name: z.string() }))),

  export: call({
    access: 'owner',
    scope: 'settings:read',
    method: 'GET',
    path: '/activity/export',
    summary: 'The acts that a filter leaves, as comma-separated values',
    refusals: ['not_found'],
  })
    .input(
      z.strictObject({ storeId: id, search: z.string().trim().max(200).optional(), ...filter }),
    )
    .output(z.file()),
}
