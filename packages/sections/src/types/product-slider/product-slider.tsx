import { Carousel } from '../../parts/carousel/carousel.tsx'
import { columnSizes, columnVars, spacingVars } from '../../parts/product-card/column-vars.ts'
import { ProductCards } from '../../parts/product-card/product-cards.tsx'
import { ProductList } from '../../parts/product-card/product-list.tsx'
import type { SectionProps } from '../../kit/section-props.ts'
import type { productSliderSchema } from './product-slider.schema.ts'
import { listCount } from '../../parts/store-list/list-count.ts'
import { sliderCount } from './product-slider.data.ts'

const columnsIfUnset = { desktopColumns: 4, tabletColumns: 3, mobileColumns: 2 }
const skeletons = 4

export function ProductSlider({
  id,
  props,
  aboveFold = false,
}: SectionProps<typeof productSliderSchema>) {
  return (
    <ProductList
      id={id}
      props={props}
      vars={{ ...columnVars(props, columnsIfUnset), ...spacingVars(props.spacing) }}
      countIfUnset={sliderCount}
      errorPrefix="Error loading products: "
    >
      {(products) => (
        <Carousel label={props.title || 'Products'} navigation={props.navigation}>
          <ProductCards
            products={products}
            props={props}
            expected={listCount(props.numberOfProducts, skeletons)}
            aboveFold={aboveFold}
            sizes={columnSizes(props, columnsIfUnset)}
          />
        </Carousel>
      )}
    </ProductList>
  )
}
