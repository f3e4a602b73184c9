import type { TemplateKind } from '@vitrine/commerce/settings/template-kinds.ts'
import type { StoreSource } from '@vitrine/sections/kit/store-queries.ts'

/** Shops without a template of the kind never ask for one. */
export function hasTemplate({ store }: StoreSource, kind: TemplateKind): boolean {
  return store.templates?.includes(kind) === true
}
