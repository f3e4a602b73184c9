import type { DocumentKind } from '@vitrine/contract/sales/order-documents.ts'

export function printUrl(kind: DocumentKind, ids: readonly string[]): string {
  return `/dashboard/orders/print?kind=${kind}&ids=${ids.join(',')}`
}

export function documentUrl(
  kind: DocumentKind,
  format: 'html' | 'pdf',
  ids: readonly string[],
): string {
  return `/api/orders/documents?kind=${kind}&format=${format}&ids=${ids.join(',')}`
}

type Filter = Record<string, string | number | boolean | undefined>

export function exportUrl(storeId: string, filter: Filter): string {
  const given = Object.entries(filter).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return `/api/orders/export?${new URLSearchParams([['storeId', storeId], ...given]).toString()}`
}
