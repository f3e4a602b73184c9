import { z } from 'zod'
import { call } from '../call/call.ts'
import { id, timestamp } from '../call/values.ts'

export const maxFontBytes = 2 * 1024 * 1024

const fontItem = z.object({
  id,
  name: z.string(),
  url: z.string(),
  bytes: z.number().int(),
  createdAt: timestamp,
})
export type FontItem = z.infer<typeof fontItem>

export const fontsContract = {
  upload: call({
    access: 'owner',
    scope: 'media:write',
    method: 'POST',
    path: '/fonts',
    summary: 'Upload a WOFF2 font of the store, as multipart/form-data; `licence` says `yes`',
    successStatus: 201,
    refusals: [
      'not_found',
      'invalid_input',
      'file_empty',
      'not_a_font',
      'font_too_large',
      'font_restricted',
      'picture_too_large',
      'media_limit_reached',
      'plan_limit',
      'media_full',
      'media_unavailable',
      'too_many_attempts',
    ],
  })
    .input(
      z.strictObject({
        storeId: id,
        file: z.file(),
        licence: z.literal('yes', 'Confirm that you may use this font on your site.'),
      }),
    )
    .output(fontItem),

  list: call({
    access: 'owner',
    scope: 'media:read',
    method: 'GET',
    path: '/fonts',
    summary: "The store's own fonts, newest first; they are deleted as media",
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(z.object({ fonts: z.array(fontItem) })),
}
