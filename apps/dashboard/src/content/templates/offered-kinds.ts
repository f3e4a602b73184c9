import type { TemplateKind } from '@vitrine/commerce/settings/template-kinds.ts'

/** The kinds that the shop shows so far. */
export const offeredKinds: readonly TemplateKind[] = [
  'product',
  'collection',
  'article',
  'notFound',
]
