import { z } from 'zod'
import { call } from '../call/call.ts'
import { done, id, listInput, pageOf, timestamp } from '../call/values.ts'

export const maxImageBytes = 20 * 1024 * 1024
/** Limit of an animation's frames together. */
export const maxImagePixels = 50_000_000
export const maxAnimationFrames = 500

const alt = z.string().trim().max(300)

export const mediaItem = z.object({
  id,
  url: z.string(),
  name: z.string(),
  alt,
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
  createdAt: timestamp,
})
export type MediaItem = z.infer<typeof mediaItem>

const mediaUse = z.object({
  kind: z.enum([
    'product',
    'variation',
    'category',
    'page',
    'article',
    'globalContent',
    'savedSection',
    'store',
  ]),
  /** Null if the place exists once per store; a variation has its product's id. */
  id: id.nullable(),
  name: z.string(),
  isPublic: z.boolean(),
})
export type MediaUse = z.infer<typeof mediaUse>

const mediaDetails = mediaItem.extend({
  usedIn: z.array(mediaUse),
  useCount: z.number().int(),
})
export type MediaDetails = z.infer<typeof mediaDetails>

export const mediaContract = {
  upload: call({
    access: 'owner',
    scope: 'media:write',
    method: 'POST',
    path: '/media',
    summary: 'Upload image, as multipart/form-data',
    successStatus: 201,
    refusals: [
      'not_found',
      'invalid_input',
      'file_empty',
      'not_a_picture',
      'heic_not_taken',
      'svg_not_taken',
      'picture_damaged',
      'picture_too_large',
      'animation_too_long',
      'media_limit_reached',
      'plan_limit',
      'media_full',
      'media_unavailable',
      'too_many_attempts',
    ],
  })
    .input(z.strictObject({ storeId: id, file: z.file(), alt: alt.optional() }))
    .output(mediaItem),

  list: call({
    access: 'owner',
    scope: 'media:read',
    method: 'GET',
    path: '/media',
    summary: "The store's images, newest first",
    refusals: ['not_found'],
  })
    .input(listInput)
    .output(pageOf(mediaItem)),

  get: call({
    access: 'owner',
    scope: 'media:read',
    method: 'GET',
    path: '/media/{id}',
    summary: 'An image, and where the store shows it',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id }))
    .output(mediaDetails),

  update: call({
    access: 'owner',
    scope: 'media:write',
    method: 'PUT',
    path: '/media/{id}',
    summary: "Change an image's alt text",
    refusals: ['not_found', 'invalid_input'],
  })
    .input(z.strictObject({ id, alt }))
    .output(mediaItem),

  delete: call({
    access: 'owner',
    scope: 'media:write',
    method: 'DELETE',
    path: '/media/{id}',
    summary: 'Delete an image; one that is in use only with `force`',
    refusals: ['not_found', 'picture_in_use'],
  })
    .input(z.strictObject({ id, force: z.boolean().optional() }))
    .output(done),
}
