import { z } from 'zod'
import { call } from '../call/call.ts'
import { scope } from '../call/scope.ts'
import { done, id, moment, timestamp } from '../call/values.ts'

const apiKey = z.object({
  id,
  name: z.string(),
  scopes: z.array(scope),
  /** The key's last characters, to recognise it. */
  lastFour: z.string(),
  createdAt: timestamp,
  /** To the minute; null if never used. */
  lastUsedAt: timestamp.nullable(),
  expiresAt: timestamp.nullable(),
  /** In whose name it works, and within whose role; null stops it until somebody takes it over. */
  maker: z.object({ userId: id, name: z.string() }).nullable(),
})
export type ApiKey = z.infer<typeof apiKey>

const newApiKey = apiKey.extend({
  /** The key itself, in this response only: only its hash is stored. */
  key: z.string(),
})
export type NewApiKey = z.infer<typeof newApiKey>

/** No call has a scope, so that keys cannot create or revoke keys. */
export const apiKeysContract = {
  list: call({
    access: 'owner',
    right: 'developers:read',
    method: 'GET',
    path: '/api-keys',
    summary: "The store's API keys, newest first",
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(z.array(apiKey)),

  create: call({
    access: 'owner',
    right: 'developers:write',
    method: 'POST',
    path: '/api-keys',
    summary: 'Create an API key, which only this response shows',
    successStatus: 201,
    refusals: ['not_found', 'invalid_input', 'too_many_keys'],
  })
    .input(
      z.strictObject({
        storeId: id,
        name: z.string().trim().min(1, 'Give it a name.').max(60),
        scopes: z.array(scope).min(1, 'Choose what the key may do.').max(50),
        expiresAt: moment.nullable().default(null),
      }),
    )
    .output(newApiKey),

  takeOver: call({
    access: 'owner',
    right: 'developers:write',
    stepUp: true,
    method: 'POST',
    path: '/api-keys/{id}/take-over',
    summary: 'Make an API key of somebody who left the own one, so that it works again',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id }))
    .output(apiKey),

  revoke: call({
    access: 'owner',
    right: 'developers:write',
    method: 'DELETE',
    path: '/api-keys/{id}',
    summary: 'Revoke an API key; it stops working at once',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id }))
    .output(done),
}
