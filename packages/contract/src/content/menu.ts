import { z } from 'zod'
import { call } from '../call/call.ts'
import { done, id, imageUrl, revision, timestamp } from '../call/values.ts'

export const maxMenus = 20
export const maxMenuEntries = 200
const maxEntriesTogether = 30

const label = z.string().trim().min(1, 'Enter a label.').max(80)

/** A path, an anchor, or an address of the web, an email or a phone. */
const address = z
  .string()
  .trim()
  .min(1, 'Enter an address.')
  .max(2000)
  .regex(
    /^(?:\/(?![/\\])|#|\?|https?:\/\/[^/]|mailto:|tel:)/i,
    'Start with /, #, https://, http://, mailto: or tel:.',
  )

const menuTarget = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['page', 'product', 'category', 'article']), id }),
  z.strictObject({ kind: z.literal('address'), url: address }),
  /** Leads nowhere: a heading of what is below it. */
  z.strictObject({ kind: z.literal('none') }),
])
export type MenuTarget = z.infer<typeof menuTarget>

const entryFields = {
  /** Chosen by the caller, and unique within the menu. */
  id: z.string().regex(/^[\w-]{1,60}$/),
  label,
  target: menuTarget,
  newTab: z.boolean().default(false),
}

const tooMany = `Put at most ${maxEntriesTogether} entries together.`
const tooDeep = 'A menu has at most three levels.'

const third = z.strictObject({
  ...entryFields,
  children: z.array(z.unknown()).max(0, tooDeep).default([]),
})
const second = z.strictObject({
  ...entryFields,
  children: z.array(third).max(maxEntriesTogether, tooMany).default([]),
})
const first = z.strictObject({
  ...entryFields,
  children: z.array(second).max(maxEntriesTogether, tooMany).default([]),
  /** Shows what is below it in columns across the page. */
  mega: z.boolean().default(false),
  /** An image beside the columns, with a link. */
  feature: z
    .strictObject({ image: imageUrl, text: z.string().trim().max(120), target: menuTarget })
    .nullable()
    .default(null),
})

export const menuEntries = z.array(first).max(maxEntriesTogether, tooMany)
export type MenuEntries = z.infer<typeof menuEntries>

const menuName = z.string().trim().min(1, 'Enter a name.').max(60)

export const menuInput = z.strictObject({ storeId: id, name: menuName, entries: menuEntries })
export type MenuInput = z.input<typeof menuInput>

const menuSummary = z.object({
  id,
  name: z.string(),
  entryCount: z.number().int(),
  /** Entries that lead to something which is gone or not published: shoppers do not see them. */
  missingCount: z.number().int(),
  /** Where the published header and footer show it. */
  shownIn: z.array(z.enum(['navbar', 'footer'])),
  updatedAt: timestamp,
})
export type MenuSummary = z.infer<typeof menuSummary>

const menu = z.object({
  id,
  storeId: id,
  name: z.string(),
  entries: menuEntries,
  /** Ids of entries that lead to something which is gone or not published. */
  missing: z.array(z.string()),
  /** Increases with every save; saving with an older revision is refused. */
  revision: z.number().int(),
  updatedAt: timestamp,
})
export type Menu = z.infer<typeof menu>

const shownFields = {
  id: z.string(),
  label: z.string(),
  /** Empty for a heading. */
  url: z.string(),
  target: z.enum(['_self', '_blank']),
}
const shownThird = z.object(shownFields)
const shownSecond = z.object({ ...shownFields, children: z.array(shownThird) })

/** What shoppers see of a menu: entries that lead somewhere. */
const shownMenu = z.array(
  z.object({
    ...shownFields,
    children: z.array(shownSecond),
    mega: z.boolean(),
    featureImage: z.string(),
    featureText: z.string(),
    featureUrl: z.string(),
  }),
)
export type ShownMenu = z.infer<typeof shownMenu>

const writeRefusals = ['not_found', 'invalid_input'] as const

export const menusContract = {
  list: call({
    access: 'owner',
    scope: 'pages:read',
    method: 'GET',
    path: '/menus',
    summary: "The store's menus, by name",
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(z.array(menuSummary)),

  get: call({
    access: 'owner',
    scope: 'pages:read',
    method: 'GET',
    path: '/menus/{id}',
    summary: 'A menu with its entries',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id }))
    .output(menu),

  add: call({
    access: 'owner',
    scope: 'pages:write',
    method: 'POST',
    path: '/menus',
    summary: 'Add a menu, which the header or the footer can show',
    successStatus: 201,
    refusals: writeRefusals,
  })
    .input(menuInput)
    .output(menu),

  update: call({
    access: 'owner',
    scope: 'pages:write',
    method: 'PUT',
    path: '/menus/{id}',
    summary: 'Replace a menu, live at once; with `revision`, only if it is still as it was read',
    refusals: [...writeRefusals, 'stale_revision'],
  })
    .input(menuInput.extend({ id, revision: revision.optional() }))
    .output(menu),

  delete: call({
    access: 'owner',
    scope: 'pages:write',
    method: 'DELETE',
    path: '/menus/{id}',
    summary: 'Delete a menu; what showed it shows its own links again',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id }))
    .output(done),

  fetchMenu: call({
    access: 'public',
    store: 'storeId',
    method: 'GET',
    path: '/menus/fetch-menu',
    summary: 'The entries of a menu that lead somewhere',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id, id }))
    .output(shownMenu),
}
