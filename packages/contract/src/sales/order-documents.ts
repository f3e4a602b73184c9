import { z } from 'zod'
import { call } from '../call/call.ts'
import { orderFilter } from './order-filter.ts'
import { bulkIds, id } from '../call/values.ts'

/** Limit per document; in a query, ids are separated by commas. */
export const maxChosen = 200
const chosenIds = z.union([
  z.array(id).min(1).max(maxChosen),
  z
    .string()
    .max(maxChosen * 37)
    .transform((ids) => ids.split(','))
    .pipe(z.array(id)),
])

export const documentKind = z.enum(['invoice', 'packing-slip'])
export type DocumentKind = z.infer<typeof documentKind>

export const orderDocumentsContract = {
  export: call({
    access: 'owner',
    scope: 'orders:read',
    method: 'GET',
    path: '/orders/export',
    summary: 'The orders of a filter, or those chosen, as CSV',
    refusals: ['not_found', 'invalid_input'],
  })
    .input(z.strictObject({ ...orderFilter, ids: chosenIds.optional() }))
    .output(z.file()),

  issueInvoices: call({
    access: 'owner',
    scope: 'orders:write',
    method: 'PUT',
    path: '/orders/invoices',
    summary: "Give orders the next numbers of the store's invoices; one that has its own keeps it",
    refusals: ['not_found'],
  })
    .input(z.strictObject({ ids: bulkIds.max(maxChosen) }))
    .output(
      z.array(
        z.object({
          orderId: id,
          invoiceNumber: z.number().int(),
          /** The number with its prefix, as on the invoice. */
          invoiceName: z.string(),
        }),
      ),
    ),

  document: call({
    access: 'owner',
    scope: 'orders:read',
    method: 'GET',
    path: '/orders/documents',
    summary: 'Invoices or packing slips, to print or as a PDF; an invoice has to be issued first',
    refusals: ['not_found'],
  })
    .input(
      z.strictObject({
        kind: documentKind,
        format: z.enum(['html', 'pdf']).default('html'),
        ids: chosenIds,
      }),
    )
    .output(z.file()),
}
