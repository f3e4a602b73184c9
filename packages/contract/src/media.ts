import { z } from 'zod'
import { call } from './call.ts'
import { done, id, listInput, pageOf, timestamp } from './values.ts'

/** Of a file that is uploaded. */
export const maxPictureBytes = 20 * 1024 * 1024
/** Of an animation, in all of its frames together. */
export const maxPicturePixels = 50_000_000
export const maxAnimationFrames = 500

const alt = z.string().trim().max(300)

/** A picture of the store's library. */
export const mediaItem = z.object({
  id,
  /** Of the largest file; the smaller ones stand beside it. */
  url: z.string(),
  /** The file's name where it came from. */
  name: z.string(),
  alt,
  width: z.number().int(),
  height: z.number().int(),
  /** Of all its files together. */
  bytes: z.number().int(),
  createdAt: timestamp,
})
export type MediaItem = z.infer<typeof mediaItem>

/** Something that shows the picture. */
const mediaUse = z.object({
  kind: z.enum(['product', 'variation', 'category', 'page', 'globalContent', 'store']),
  /** Of the product for a variation; none where the shop has only one. */
  id: id.nullable(),
  name: z.string(),
  /** Whether shoppers see it there, or it is only prepared. */
  isPublic: z.boolean(),
})
export type MediaUse = z.infer<typeof mediaUse>

const mediaDetails = mediaItem.extend({
  /** The first fifty. */
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
    summary: "The store's pictures, newest first",
    refusals: ['not_found'],
  })
    /** Looks in the name and in the alt text. */
    .input(listInput)
    .output(pageOf(mediaItem)),

  get: call({
    access: 'owner',
    scope: 'media:read',
    method: 'GET',
    path: '/media/{id}',
    summary: 'A picture, and where the store shows it',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id }))
    .output(mediaDetails),

  update: call({
    access: 'owner',
    scope: 'media:write',
    method: 'PUT',
    path: '/media/{id}',
    summary: "Change a picture's alt text",
    refusals: ['not_found', 'invalid_input'],
  })
    .input(z.strictObject({ id, alt }))
    .output(mediaItem),

  delete: call({
    access: 'owner',
    scope: 'media:write',
    method: 'DELETE',
    path: '/media/{id}',
    summary: 'Delete a picture; one that is shown somewhere only with `force`',
    refusals: ['not_found', 'picture_in_use'],
  })
    .input(z.strictObject({ id, force: z.boolean().optional() }))
    .output(done),
}
