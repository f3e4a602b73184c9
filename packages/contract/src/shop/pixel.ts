import { z } from 'zod'
import { call } from '../call/call.ts'
import { id } from '../call/values.ts'

const pixel = z.object({ storeId: id, fbPixelId: z.string() })

/** Empty switches the pixel off. */
const pixelId = z
  .string()
  .regex(/^(?:\d{5,20})?$/, 'A pixel id has 5 to 20 digits and nothing else.')

export const pixelContract = {
  updateFbPixel: call({
    access: 'owner',
    scope: 'settings:write',
    method: 'PUT',
    path: '/store/update-fb-pixel',
    summary: "Set or clear the store's ad pixel id",
    refusals: ['not_found', 'invalid_input'],
  })
    .input(z.strictObject({ storeId: id, fbPixelId: pixelId }))
    .output(pixel),

  getFbPixel: call({
    access: 'owner',
    scope: 'settings:read',
    method: 'GET',
    path: '/store/get-fb-pixel',
    summary: "The store's ad pixel id",
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(pixel),
}
