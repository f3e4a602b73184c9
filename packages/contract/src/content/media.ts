import { z } from 'zod'
import { call } from '../call/call.ts'
import { done, id, listInput, pageOf, timestamp } from '../call/values.ts'

export const maxImageBytes = 20 * 1024 * 1024
/** Limit of an animation's frames together. */
export const maxImagePixels = 50_000_000
export const maxAnimationFrames = 500

const megabyte = 1024 * 1024
export const mediaKind = z.enum(['image', 'video', 'audio', 'captions'])
export type MediaKind = z.infer<typeof mediaKind>

/** Limits of files that are stored as they are. */
export const maxFileBytes = { video: 200 * megabyte, audio: 50 * megabyte, captions: megabyte }

const alt = z.string().trim().max(300)

export const mediaItem = z.object({
  id,
  kind: mediaKind,
  url: z.string(),
  name: z.string(),
  alt,
  /** Pixels; 0 of what is no image. */
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

  uploadFile: call({
    access: 'owner',
    scope: 'media:write',
    method: 'POST',
    path: '/media/files',
    summary:
      'Upload a video, a recording or captions: the body is the file itself; `storeId` and `name` are in the query',
    successStatus: 201,
    refusals: [
      'not_found',
      'invalid_input',
      'file_empty',
      'not_a_recording',
      'recording_too_large',
      'media_limit_reached',
      'plan_limit',
      'media_full',
      'media_unavailable',
      'disk_full',
      'too_many_attempts',
    ],
  })
    .input(z.strictObject({ storeId: id, file: z.file() }))
    .output(mediaItem),

  list: call({
    access: 'owner',
    scope: 'media:read',
    method: 'GET',
    path: '/media',
    summary: "The store's media, newest first",
    refusals: ['not_found'],
  })
    .input(listInput.extend({ kind: mediaKind.optional() }))
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
