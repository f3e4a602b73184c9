import type { ProductSelection } from '@vitrine/contract/catalogue/bulk-products.ts'

export type SelectionFilter = Extract<ProductSelection, { filter: unknown }>['filter']
