import { Carousel } from '../../parts/carousel/carousel.tsx'
import {
  columnSizes,
  columnVars,
  spacingVars,
  type Columns,
} from '../../parts/product-card/column-vars.ts'
import { ProductCards } from '../../parts/product-card/product-cards.tsx'
import { ProductList } from '../../parts/product-card/product-list.tsx'
import type { SectionProps } from '../../kit/section-props.ts'
import type { productGridSchema } from './product-grid.schema.ts'
import { listCount } from '../../parts/store-list/list-count.ts'
import { deviceVars } from '../../kit/style-vars.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import { gridCount } from './product-grid.data.ts'
import styles from '../../parts/product-card/card-grid.module.css'

interface ProductGridProps extends SectionProps<typeof productGridSchema> {
  columnsIfUnset?: Columns
}

const gridColumns = { desktopColumns: 4, tabletColumns: 2, mobileColumns: 1 }

export function ProductGrid(section: ProductGridProps) {
  const { id, props, aboveFold = false, columnsIfUnset = gridColumns } = section
  return (
    <ProductList
      id={id}
      props={props}
      vars={{ ...columnVars(props, columnsIfUnset), ...distanceVars(props) }}
      countIfUnset={gridCount}
      errorPrefix="Error: "
    >
      {(products) => {
        const expected = listCount(props.numberOfProducts, gridCount)
        const sizes = columnSizes(props, columnsIfUnset)
        const cards = <ProductCards {...{ products, props, expected, aboveFold, sizes }} />
        if (!isSlider(props)) return <ul className={styles.grid}>{cards}</ul>
        return (
          <Carousel label={props.title || 'Products'} navigation>
            {cards}
          </Carousel>
        )
      }}
    </ProductList>
  )
}

type Layout = Pick<ProductGridProps['props'], 'layoutType' | 'gap' | 'spacing'>

function distanceVars(props: Layout) {
  return isSlider(props) ? spacingVars(props.spacing) : deviceVars('spacing', props.gap, cssSize)
}

function isSlider({ layoutType }: Layout): boolean {
  return layoutType === 'slider'
}
