import type { ProductCard as Product } from '@vitrine/contract/catalogue/product.ts'
import { deviceVars, oneOf } from '../../kit/style-vars.ts'
import type { PerDevice } from '../../kit/per-device.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import { Carousel } from '../carousel/carousel.tsx'
import { SectionBox } from '../section-box.tsx'
import { ListTitle } from '../store-list/list-title.tsx'
import list from '../store-list/store-list.module.css'
import grid from '../product-card/card-grid.module.css'
import type { CardListProps } from '../product-card/card-settings.ts'
import { columnSizes, columnVars, spacingVars, type Columns } from '../product-card/column-vars.ts'
import { listVars } from '../product-card/list-vars.ts'
import { ProductCards } from '../product-card/product-cards.tsx'
import styles from '../product-card/product-list.module.css'

interface CardSectionProps {
  id: string
  props: CardListProps &
    Columns & { spacing: PerDevice<number>; gap?: PerDevice<string>; layoutType?: string }
  /** Hidden heading for lists without a title. */
  name: string
  className?: string | undefined
  /** Undefined while loading. */
  products: Product[] | undefined
  expected: number
}

const looks = oneOf(['plain', 'card', 'outlined'])
const columnsIfUnset = { desktopColumns: 4, tabletColumns: 3, mobileColumns: 2 }

/** A list of products below its title: a slider, or a grid where that is chosen. */
export function CardSection(section: CardSectionProps) {
  const { id, props, name, className = '', products, expected } = section
  const look = looks(props.styling)
  const isGrid = props.layoutType === 'grid'
  const distance = isGrid ? deviceVars('spacing', props.gap, cssSize) : spacingVars(props.spacing)
  const cards = (
    <ProductCards
      products={products}
      props={props}
      expected={expected}
      aboveFold={false}
      sizes={columnSizes(props, columnsIfUnset)}
    />
  )
  return (
    <SectionBox
      id={id}
      box={props}
      className={`${(look && styles[look]) ?? ''} ${className}`.trim()}
      vars={listVars(props, { ...columnVars(props, columnsIfUnset), ...distance })}
    >
      <div className={list.inner}>
        <ListTitle {...props} name={name} />
        {isGrid ? (
          <ul className={grid.grid}>{cards}</ul>
        ) : (
          <Carousel label={props.title || name} navigation>
            {cards}
          </Carousel>
        )}
      </div>
    </SectionBox>
  )
}
