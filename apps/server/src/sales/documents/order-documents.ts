import type { DocumentKind } from '@vitrine/contract/sales/order-documents.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { OwnerContext, RequestContext } from '../../api/context.ts'
import type { MediaLibrary } from '../../content/media/media-library.ts'
import { readStore } from '../../api/store-work.ts'
import { requireOrder } from '../orders/change-order.ts'
import { documentsHtml } from './document-html.ts'
import { invoiceOf } from './invoice.ts'
import { listSellers, sellerNow } from './invoice-seller.ts'
import { listWeights } from './list-weights.ts'
import type { OrderDocument } from './order-document.ts'
import type { DocumentFacts } from './order-facts.ts'
import { packingSlipOf } from './packing-slip.ts'
import { findPaperLogo } from './paper-logo.ts'
import { requireOrders } from './require-orders.ts'
import { findOwnStore } from '../../platform/find-own-store.ts'

interface Requested {
  kind: DocumentKind
  format: 'html' | 'pdf'
  ids: readonly string[]
}

type Context = RequestContext & OwnerContext & { media: MediaLibrary }

const batchSize = 20
const write: Record<DocumentKind, (facts: DocumentFacts) => OrderDocument> = {
  invoice: invoiceOf,
  'packing-slip': packingSlipOf,
}

export async function orderDocuments(context: Context, { kind, format, ids }: Requested) {
  const requested = [...new Set(ids.map((id) => id.toLowerCase()))]
  await readStore(context, (tx) => requireOrders(tx, requested))
  const logo = await findPaperLogo(context)
  const documents: OrderDocument[] = []
  for (let at = 0; at < requested.length; at += batchSize) {
    const some = requested.slice(at, at + batchSize)
    const found = await readStore(context, (tx) => factsOf(tx, some, logo))
    documents.push(...found.map(write[kind]))
  }
  const [first] = documents
  const name = documents.length === 1 && first ? first.title : `${documents.length} ${kind}s`
  return await asFile(documents, name.toLowerCase().replaceAll(/[ /#]+/g, '-'), format)
}

async function factsOf(
  tx: StoreTransaction,
  ids: readonly string[],
  logo: string | undefined,
): Promise<DocumentFacts[]> {
  const [store, ...found] = await Promise.all([
    findOwnStore(tx),
    ...ids.map((id) => requireOrder(tx, id)),
  ])
  if (!store) throw new Error(`No store ${tx.storeId}`)
  const seller = { ...sellerNow(store), logo }
  const [sellers, weights] = await Promise.all([
    listSellers(tx, [...new Set(found.flatMap(({ order }) => order.invoiceSeller ?? []))]),
    listWeights(
      tx,
      found.flatMap(({ parts }) => parts.lines),
    ),
  ])
  return found.map((each) => ({
    ...each,
    store,
    seller,
    weights,
    invoiceSeller: sellers.get(each.order.invoiceSeller ?? ''),
  }))
}

async function asFile(
  documents: readonly OrderDocument[],
  name: string,
  format: Requested['format'],
): Promise<File> {
  if (format === 'html')
    return new File([await documentsHtml(documents)], `${name}.html`, { type: 'text/html' })
  // Loaded on demand: the PDF library and its fonts take memory.
  const { documentsPdf } = await import('./document-pdf.ts')
  const bytes = new Uint8Array(await documentsPdf(documents))
  return new File([bytes], `${name}.pdf`, { type: 'application/pdf' })
}
