import { z } from 'zod'
import { call } from '../call/call.ts'
import { productStatus, stockLevel } from './product.ts'
import { searchTerm } from './search.ts'
import { done, id, pageNumber, pageOf, pageSize, timestamp } from '../call/values.ts'

export const maxImportBytes = 100 * 1024 * 1024
export const maxImportRows = 250_000

export const importAction = z.enum(['create', 'update', 'skip', 'refuse'])
export type ImportAction = z.infer<typeof importAction>

/**
 * - `checking`: the dry run is under way.
 * - `ready`: the dry run is done; nothing has been changed.
 * - `fetching`: images are fetched before the import is applied.
 * - `applying`, `done`, `undoing`, `undone`: as named.
 */
export const importState = z.enum([
  'checking',
  'ready',
  'fetching',
  'applying',
  'done',
  'undoing',
  'undone',
])
export type ImportState = z.infer<typeof importState>

const counts = z.object({
  create: z.number().int(),
  update: z.number().int(),
  skip: z.number().int(),
  refuse: z.number().int(),
  noted: z.number().int(),
  /** Products that undoing left unchanged, because they were edited since. */
  left: z.number().int(),
})

export const productImport = z.object({
  id,
  fileName: z.string(),
  format: z.enum(['vitrine', 'shopify', 'woocommerce']),
  state: importState,
  products: z.number().int(),
  rows: z.number().int(),
  /** Products finished in the current step. */
  progress: z.number().int(),
  counts,
  ignoredColumns: z.array(z.string()),
  actor: z.string().nullable(),
  createdAt: timestamp,
  finishedAt: timestamp.nullable(),
})
export type ProductImport = z.infer<typeof productImport>

const importMessage = z.object({
  /** One-based as in spreadsheets: row 1 is the header. */
  row: z.number().int(),
  /** The file's name of the column; null for the whole row. */
  column: z.string().nullable(),
  text: z.string(),
})
export type ImportMessage = z.infer<typeof importMessage>

export const importItem = z.object({
  number: z.number().int(),
  row: z.number().int(),
  rows: z.number().int(),
  slug: z.string(),
  name: z.string(),
  action: importAction,
  changes: z.array(z.string()),
  messages: z.array(importMessage),
  /** Set after the import created or changed the product, until that is undone. */
  productId: id.nullable(),
  left: z.boolean(),
})
export type ImportItem = z.infer<typeof importItem>

const byId = z.strictObject({ id })
const changeRefusals = ['not_found', 'import_moved_on', 'import_in_progress'] as const

export const importsContract = {
  upload: call({
    access: 'owner',
    scope: 'products:write',
    method: 'POST',
    path: '/imports',
    summary:
      'Upload a file of products for a dry run: the body is the file itself, as text/csv; `storeId` and `name` are in the query',
    successStatus: 201,
    refusals: [
      'not_found',
      'invalid_input',
      'too_many_attempts',
      'file_empty',
      'file_not_usable',
      'file_too_large',
      'disk_full',
      'import_in_progress',
      'import_waiting',
    ],
  })
    .input(z.strictObject({ storeId: id, file: z.file() }))
    .output(productImport),

  list: call({
    access: 'owner',
    scope: 'products:read',
    method: 'GET',
    path: '/imports',
    summary: "The store's imports, newest first",
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id, pageNumber, pageSize }))
    .output(pageOf(productImport)),

  get: call({
    access: 'owner',
    scope: 'products:read',
    method: 'GET',
    path: '/imports/{id}',
    summary: 'An import and its progress',
    refusals: ['not_found'],
  })
    .input(byId)
    .output(productImport),

  items: call({
    access: 'owner',
    scope: 'products:read',
    method: 'GET',
    path: '/imports/{id}/items',
    summary: 'The actions of an import for each product of its file',
    refusals: ['not_found'],
  })
    .input(
      z.strictObject({
        id,
        show: z.enum([...importAction.options, 'noted', 'left']).optional(),
        pageNumber,
        pageSize,
      }),
    )
    .output(pageOf(importItem)),

  apply: call({
    access: 'owner',
    scope: 'products:write',
    method: 'POST',
    path: '/imports/{id}/apply',
    summary: 'Apply the dry run, in the background',
    refusals: changeRefusals,
  })
    .input(byId)
    .output(productImport),

  undo: call({
    access: 'owner',
    scope: 'products:write',
    method: 'POST',
    path: '/imports/{id}/undo',
    summary: 'Undo an import, except for products that were changed since',
    refusals: changeRefusals,
  })
    .input(byId)
    .output(productImport),

  delete: call({
    access: 'owner',
    scope: 'products:write',
    method: 'DELETE',
    path: '/imports/{id}',
    summary: 'Delete an import from the list; its changes to products stay',
    refusals: changeRefusals,
  })
    .input(byId)
    .output(done),
}

export const productExportContract = {
  export: call({
    access: 'owner',
    scope: 'products:read',
    method: 'GET',
    path: '/products/export',
    summary: 'The products of a filter, as a CSV file',
    refusals: ['not_found'],
  })
    .input(
      z.strictObject({
        storeId: id,
        category: id.optional(),
        status: productStatus.optional(),
        stock: stockLevel.optional(),
        search: searchTerm.optional(),
        /** Column layout: our own or Shopify's. */
        format: z.enum(['vitrine', 'shopify']).default('vitrine'),
      }),
    )
    .output(z.file()),
}
