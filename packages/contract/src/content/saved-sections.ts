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

/** A page or template with the section linked on it, or a section of the library with it inside. */
const savedSectionUse = z.object({
  kind: z.enum(['page', 'template', 'savedSection']),
  id,
  name: z.string(),
  /** Shoppers get it, beside what may be in the draft. */
  isLive: z.boolean(),
})
export type SavedSectionUse = z.infer<typeof savedSectionUse>

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

  uses: call({
    access: 'owner',
    scope: 'pages:read',
    method: 'GET',
    path: '/saved-sections/{id}/uses',
    summary: 'Where a section of the library is linked, on pages and their drafts',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id }))
    .output(z.array(savedSectionUse)),

  open: call({
    access: 'owner',
    scope: 'pages:write',
    method: 'POST',
    path: '/saved-sections/{id}/open',
    summary:
      'Edit a section of the library as a page with its id: publishing that changes it where it is linked',
    refusals: ['not_found', 'invalid_input'],
  })
    .input(z.strictObject({ id }))
    .output(z.object({ pageId: id })),

  delete: call({
    access: 'owner',
    scope: 'pages:write',
    method: 'DELETE',
    path: '/saved-sections/{id}',
    summary: 'Delete a section of the library, refused while it is linked; its copies stay',
    refusals: ['not_found', 'section_linked'],
  })
    .input(z.strictObject({ id }))
    .output(done),
}
