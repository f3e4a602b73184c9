import { ProductGrid } from '../product-grid/product-grid.tsx'
import type { SectionProps } from '../../kit/section-props.ts'

const columnsIfUnset = { desktopColumns: 4, tabletColumns: 2, mobileColumns: 2 }

export function SimpleProductGrid(section: SectionProps<'simpleProductGrid'>) {
  return <ProductGrid {...section} columnsIfUnset={columnsIfUnset} />
}
