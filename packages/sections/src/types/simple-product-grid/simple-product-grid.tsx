import { ProductGrid } from '../product-grid/product-grid.tsx'
import type { SectionProps } from '../../kit/section-props.ts'
import type { simpleProductGridSchema } from './simple-product-grid.schema.ts'

const columnsIfUnset = { desktopColumns: 4, tabletColumns: 2, mobileColumns: 2 }

export function SimpleProductGrid(section: SectionProps<typeof simpleProductGridSchema>) {
  return <ProductGrid {...section} columnsIfUnset={columnsIfUnset} />
}
