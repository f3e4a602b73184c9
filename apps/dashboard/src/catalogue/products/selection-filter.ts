import type { ProductSelection } from '@vitrine/contract/catalogue/bulk-products.ts'

/** What the list of products is narrowed to when all that match are chosen. */
export type SelectionFilter = Extract<ProductSelection, { filter: unknown }>['filter']
