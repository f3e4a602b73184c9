import { Carousel } from '../product-card/carousel.tsx'
import { columnVars, spacingVars } from '../product-card/column-vars.ts'
import { ProductCards } from '../product-card/product-cards.tsx'
import { ProductList } from '../product-card/product-list.tsx'
import type { SectionProps } from '../section-props.ts'
import { deviceVars } from '../style-vars.ts'
import { cssSize } from '../values/css-size.ts'
import styles from './product-grid.module.css'

export function ProductGrid({ id, props, aboveFold = false }: SectionProps<'productGrid'>) {
  const isSlider = props.layoutType === 'slider'
  const expected = props.numberOfProducts
  return (
    <ProductList id={id} props={props} vars={gridVars(props)} errorPrefix="Error: ">
      {(products) => {
        const cards = (
          <ProductCards
            products={products}
            props={props}
            expected={expected}
            aboveFold={aboveFold}
          />
        )
        if (!isSlider) return <ul className={styles.grid}>{cards}</ul>
        return (
          <Carousel label={props.title || 'Products'} navigation>
            {cards}
          </Carousel>
        )
      }}
    </ProductList>
  )
}

function gridVars(props: SectionProps<'productGrid'>['props']) {
  return {
    ...columnVars(props),
    ...(props.layoutType === 'slider'
      ? spacingVars(props.spacing)
      : deviceVars('spacing', props.gap, cssSize)),
  }
}
