import { useQuery } from '@tanstack/react-query'
import type { DocumentKind } from '@vitrine/contract/order-documents.ts'
import { api } from '../../platform/api/client.ts'

/** Ready once each order has what its document needs: an invoice gets its number here. */
export function useDocuments(kind: DocumentKind, ids: string[]) {
  return useQuery({
    queryKey: ['order-documents', kind, ids],
    queryFn: async () => {
      if (kind === 'invoice') await api.orders.issueInvoices({ ids })
      return true
    },
  })
}
