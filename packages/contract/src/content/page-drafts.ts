import { z } from 'zod'
import { call } from '../call/call.ts'
import { content, page, pageProblem, revisionChanges } from './page.ts'
import { done, host, id, lastRevision, moment, timestamp } from '../call/values.ts'

export const pageDraftsContract = {
  revisions: call({
    access: 'owner',
    scope: 'pages:read',
    method: 'GET',
    path: '/page/{id}/revisions',
    summary: "A page's revisions, newest first",
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id }))
    .output(
      z.array(
        z.object({
          revision: z.number().int(),
          createdAt: timestamp,
          createdBy: id.nullable(),
          /** Null for content that came with the store. */
          createdByName: z.string().nullable(),
          isPublished: z.boolean(),
          /** Compared with the previous revision; null for revisions of earlier versions. */
          changes: revisionChanges.nullable(),
        }),
      ),
    ),

  revision: call({
    access: 'owner',
    scope: 'pages:read',
    method: 'GET',
    path: '/page/{id}/revisions/{revision}',
    summary: "One of a page's revisions with its content",
    refusals: ['not_found'],
  })
    .input(
      z.strictObject({ id, revision: z.coerce.number<number>().int().min(1).max(lastRevision) }),
    )
    .output(
      z.object({
        revision: z.number().int(),
        createdAt: timestamp,
        content,
        /** Null for revisions of earlier versions. */
        settings: page
          .pick({ name: true, slug: true, metaTitle: true, metaDescription: true })
          .nullable(),
      }),
    ),

  problems: call({
    access: 'owner',
    scope: 'pages:read',
    method: 'GET',
    path: '/page/{id}/problems',
    summary:
      "What is wrong with a page's draft: errors keep it from being published, warnings do not",
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id }))
    .output(z.array(pageProblem)),

  noteOpen: call({
    access: 'owner',
    right: 'pages:write',
    method: 'PUT',
    path: '/page/{id}/open',
    summary:
      'Note that a page is open in a window of the builder, for 100 seconds; returns who else has it open, and what was saved last',
    refusals: ['not_found'],
  })
    .input(
      z.strictObject({
        id,
        window: z.string().regex(/^[\w-]{8,64}$/),
        /** The section or block that is selected. */
        at: z.string().min(1).max(100).optional(),
      }),
    )
    .output(
      page
        .pick({
          revision: true,
          globalRevision: true,
          settingsRevision: true,
          publishedRevision: true,
        })
        .extend({
          others: z.array(
            z.object({ name: z.string(), isYou: z.boolean(), at: z.string().nullable() }),
          ),
        }),
    ),

  schedulePublish: call({
    access: 'owner',
    scope: 'pages:write',
    method: 'PUT',
    path: '/page/{id}/schedule',
    summary: "Schedule the page's draft to be published at a time; a new time replaces it",
    refusals: ['not_found', 'invalid_input'],
  })
    .input(z.strictObject({ id, publishAt: moment }))
    .output(page),

  cancelSchedule: call({
    access: 'owner',
    scope: 'pages:write',
    method: 'DELETE',
    path: '/page/{id}/schedule',
    summary: 'Cancel the schedule of a draft',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id }))
    .output(page),

  createPreview: call({
    access: 'owner',
    scope: 'pages:write',
    method: 'POST',
    path: '/page/{id}/previews',
    summary: "Create a link that shows the page's draft to anyone who has it, for seven days",
    successStatus: 201,
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id }))
    .output(z.object({ domain: host, path: z.string(), expiresAt: timestamp })),

  revokePreviews: call({
    access: 'owner',
    scope: 'pages:write',
    method: 'DELETE',
    path: '/page/{id}/previews',
    summary: "Revoke every link to the page's draft",
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id }))
    .output(done),

  restore: call({
    access: 'owner',
    scope: 'pages:write',
    method: 'POST',
    path: '/page/{id}/restore',
    summary: 'Make an earlier revision the draft, with its name and search texts',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id, revision: z.number().int().min(1).max(lastRevision) }))
    .output(page),
}
