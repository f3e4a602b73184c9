import { z } from 'zod'
import { call } from '../call/call.ts'
import { id, timestamp } from '../call/values.ts'

/** A file with everything of a shop, as docs/export-format.md describes it. */
const archive = z.object({
  id,
  /** `waiting` until the file is written. */
  status: z.enum(['waiting', 'ready', 'failed']),
  requestedAt: timestamp,
  /** The moment that it shows. */
  takenAt: timestamp.nullable(),
  bytes: z.number().int().nullable(),
  /** A sentence, where it failed. */
  problem: z.string().nullable(),
  /** When the file is removed. */
  expiresAt: timestamp.nullable(),
})
export type ShopArchive = z.infer<typeof archive>

const broughtShop = z.object({
  id,
  fileName: z.string(),
  bytes: z.number().int(),
  status: z.enum(['waiting', 'done', 'failed']),
  /** A sentence, where it failed; nothing was written then. */
  problem: z.string().nullable(),
  createdAt: timestamp,
  /** The new shop, once it exists. */
  storeId: id.nullable(),
})
export type BroughtShop = z.infer<typeof broughtShop>

export const archivesContract = {
  request: call({
    access: 'owner',
    right: 'ownership:write',
    stepUp: true,
    method: 'POST',
    path: '/archives',
    summary: 'Request an archive of the whole shop; while one is being made, that is returned',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(archive),

  list: call({
    access: 'owner',
    right: 'ownership:read',
    method: 'GET',
    path: '/archives',
    summary: 'The archives that the owner requested, the latest first',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(z.array(archive)),

  link: call({
    access: 'owner',
    right: 'ownership:write',
    stepUp: true,
    method: 'POST',
    path: '/archives/link',
    summary: 'An address of the latest archive that works for 10 minutes',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(z.object({ url: z.string() })),

  bring: call({
    access: 'self',
    method: 'POST',
    path: '/archives/brought',
    summary:
      'Make a new shop of an archive: the body is the file itself, its `name` is in the query',
    successStatus: 201,
    refusals: [
      'invalid_input',
      'too_many_attempts',
      'archive_too_large',
      'archive_in_progress',
      'disk_full',
      'too_many_stores',
    ],
  })
    .input(z.strictObject({ file: z.file() }))
    .output(broughtShop),

  listBrought: call({
    access: 'self',
    method: 'GET',
    path: '/archives/brought',
    summary: 'The archives that the signed-in owner brought, the latest first',
  })
    .input(z.strictObject({}))
    .output(z.array(broughtShop)),
}
