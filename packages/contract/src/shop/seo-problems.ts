import { z } from 'zod'
import { call } from '../call/call.ts'
import { id, listInput, pageOf } from '../call/values.ts'

export const seoProblemKinds = [
  'broken_link',
  'missing_title',
  'double_title',
  'long_title',
  'missing_description',
  'thin_text',
  'image_alt',
] as const
const seoProblemKind = z.enum(seoProblemKinds)
export type SeoProblemKind = z.infer<typeof seoProblemKind>

/** Search engines cut longer titles. */
export const longestTitle = 70
/** Letters of a description; less says little about a product or a category. */
export const thinText = 120

const seoProblem = z.object({
  kind: seoProblemKind,
  /** What to edit; `global` is the top bar, navigation and footer. */
  of: z.enum(['page', 'product', 'category', 'article', 'menu', 'global']),
  /** Null for `global`. */
  id: id.nullable(),
  name: z.string(),
  /** What it is about: the title, the link, or the number of images; may be empty. */
  detail: z.string(),
})
export type SeoProblem = z.infer<typeof seoProblem>

export const seoProblemsContract = {
  listProblems: call({
    access: 'owner',
    scope: 'settings:read',
    method: 'GET',
    path: '/seo/problems',
    summary:
      'Problems for search engines and visitors in published pages, active products and categories',
    refusals: ['not_found'],
  })
    .input(listInput.omit({ search: true }).extend({ kind: seoProblemKind.optional() }))
    .output(
      pageOf(seoProblem).extend({
        counts: z.record(seoProblemKind, z.number().int()),
        /** False if the shop has more pages than were searched for broken links and images. */
        isComplete: z.boolean(),
      }),
    ),
}
