import { columnVars, spacingVars } from '../../parts/product-card/column-vars.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import type { categoriesSliderSchema } from './categories-slider.schema.ts'
import { useStoreSource } from '../../kit/store-context.ts'
import { listCount } from '../../parts/store-list/list-count.ts'
import { StoreList } from '../../parts/store-list/store-list.tsx'
import { deviceVars, oneOf, vars, type StyleVars } from '../../kit/style-vars.ts'
import { deviceValue } from '../../kit/per-device.ts'
import { cssColor } from '../../kit/values/css-color.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import { categoriesQuery, categoryCount } from './categories-slider.data.ts'
import { CategoryCard, CategorySkeleton } from './category-card.tsx'
import { CategoryCarousel } from './category-carousel.tsx'

type Props = SectionProps<typeof categoriesSliderSchema>['props']

const columnsIfUnset = { desktopColumns: 6, tabletColumns: 4, mobileColumns: 3 }
const sizeIfUnset = '75px'

export function CategoriesSlider(section: SectionProps<typeof categoriesSliderSchema>) {
  const { id, props, aboveFold = false } = section
  const sizes = cssSize(deviceValue(props.imageSize, 'desktop')) ?? sizeIfUnset
  return (
    <StoreList
      id={id}
      props={props}
      name="Categories"
      vars={sliderVars(props)}
      query={categoriesQuery(props, useStoreSource())}
      errorPrefix="Error loading categories: "
      empty="There are no categories here yet."
    >
      {(categories) => (
        <CategoryCarousel props={props} count={categories?.length ?? 0}>
          {(isRepeated) =>
            categories
              ? categories.map((category) => (
                  <CategoryCard
                    key={category.id}
                    category={category}
                    sizes={sizes}
                    isFilling={props.imageFit !== 'contain'}
                    eager={aboveFold && !isRepeated}
                    isRepeated={isRepeated}
                  />
                ))
              : skeletons(listCount(props.numberOfCategories, categoryCount))
          }
        </CategoryCarousel>
      )}
    </StoreList>
  )
}

function skeletons(count: number) {
  return Array.from({ length: count }, (_, index) => <CategorySkeleton key={index} />)
}

function sliderVars(props: Props): StyleVars {
  return {
    ...columnVars(props, columnsIfUnset),
    ...spacingVars(props.spacing),
    ...deviceVars('category-image', props.imageSize, cssSize),
    ...deviceVars('name-size', props.nameSize, cssSize),
    ...vars({
      'list-width': cssSize(props.maxWidth),
      'title-align': oneOf(['left', 'center', 'right'])(props.titleAlign),
      'title-color': cssColor(props.titleColor),
      'category-image-radius': cssSize(props.imageRadius),
      'category-image-fit': oneOf(['cover', 'contain'])(props.imageFit),
    }),
  }
}
