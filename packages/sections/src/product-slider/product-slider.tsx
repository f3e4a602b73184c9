import { Carousel } from '../product-card/carousel.tsx'
import { columnVars, spacingVars } from '../product-card/column-vars.ts'
import { ProductCards } from '../product-card/product-cards.tsx'
import { ProductList } from '../product-card/product-list.tsx'
import type { SectionProps } from '../section-props.ts'

export function ProductSlider({ id, props, aboveFold = false }: SectionProps<'productSlider'>) {
  return (
    <ProductList
      id={id}
      props={props}
      vars={{ ...columnVars(props), ...spacingVars(props.spacing) }}
      errorPrefix="Error loading products: "
    >
      {(products) => (
        <Carousel label={props.title || 'Products'} navigation={props.navigation}>
          <ProductCards
            products={products}
            props={props}
            expected={props.numberOfProducts || 4}
            aboveFold={aboveFold}
          />
        </Carousel>
      )}
    </ProductList>
  )
}
