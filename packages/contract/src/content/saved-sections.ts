import { z } from 'zod'
import { call } from '../call/call.ts'
import { done, id, timestamp } from '../call/values.ts'
import { pageItem } from './page.ts'

const name = z.string().trim().min(1).max(60)

const savedSection = z.object({
  id,
  name: z.string(),
  item: pageItem,
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type SavedSection = z.infer<typeof savedSection>

export const savedSectionsContract = {
  list: call({
    access: 'owner',
    scope: 'pages:read',
    method: 'GET',
    path: '/saved-sections',
    summary: "The shop's library of sections, by name",
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(z.array(savedSection)),

  add: call({
    access: 'owner',
    scope: 'pages:write',
    method: 'POST',
    path: '/saved-sections',
    summary: 'Save a section or group, with all that is in it, to the library',
    successStatus: 201,
    refusals: ['not_found', 'invalid_input'],
  })
    .input(z.strictObject({ storeId: id, name, item: pageItem }))
    .output(savedSection),

  rename: call({
    access: 'owner',
    scope: 'pages:write',
    method: 'PUT',
    path: '/saved-sections/{id}',
    summary: 'Rename a section of the library',
    refusals: ['not_found', 'invalid_input'],
  })
    .input(z.strictObject({ id, name }))
    .output(savedSection),

  delete: call({
    access: 'owner',
    scope: 'pages:write',
    method: 'DELETE',
    path: '/saved-sections/{id}',
    summary: 'Delete a section of the library; its copies on pages stay',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id }))
    .output(done),
}
