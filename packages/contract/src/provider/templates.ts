import { z } from 'zod'
import { call } from '../call/call.ts'
import { id, timestamp, updated } from '../call/values.ts'
import { templateSlug } from '../shop/template-slug.ts'

const templateUse = z.object({
  id,
  template: z.string(),
  usedAt: timestamp,
  /** What `restore` can bring back; null for a shop that began with the template. */
  canRestore: z.enum(['earlier', 'template']).nullable(),
})

const state = z.object({
  /** The latest one; null if no template was used. */
  use: templateUse.nullable(),
  /** Demo products that are still there. */
  demoProducts: z.array(z.object({ id, name: z.string() })),
})
export type TemplateState = z.infer<typeof state>

export const templatesContract = {
  use: call({
    access: 'owner',
    right: 'pages:write',
    method: 'POST',
    path: '/templates/use',
    summary:
      'Replace theme, navigation, footer and the first pages by those of a template; the former look is stored',
    refusals: ['not_found', 'template_unknown', 'invalid_input'],
  })
    .input(
      z.strictObject({
        storeId: id,
        /** Chosen by the caller: the same one again changes nothing. */
        useId: z.string().regex(z.regexes.guid),
        template: templateSlug,
        demoProducts: z.boolean().default(false),
      }),
    )
    .output(state),

  current: call({
    access: 'owner',
    right: 'pages:read',
    method: 'GET',
    path: '/templates/current',
    summary: 'The template that the shop uses, and its demo products',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(state),

  restore: call({
    access: 'owner',
    right: 'pages:write',
    method: 'POST',
    path: '/templates/restore',
    summary: 'Go back to the look before the latest template, or to the template again',
    refusals: ['not_found', 'look_not_stored'],
  })
    .input(z.strictObject({ storeId: id, to: z.enum(['earlier', 'template']) }))
    .output(state),

  deleteDemoProducts: call({
    access: 'owner',
    right: 'products:write',
    method: 'DELETE',
    path: '/templates/demo-products',
    summary: 'Delete all demo products, and their categories where no other product is in them',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(updated),
}
