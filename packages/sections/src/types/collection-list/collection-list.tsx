import { useQuery } from '@tanstack/react-query'
import type { SectionProps } from '../../kit/section-props.ts'
import { useStoreSource } from '../../kit/store-context.ts'
import { deviceVars, oneOf, vars } from '../../kit/style-vars.ts'
import { cssColor } from '../../kit/values/css-color.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import { EmptySection } from '../../parts/empty-section.tsx'
import { columnSizes, columnVars } from '../../parts/product-card/column-vars.ts'
import { ImagePlaceholder } from '../../parts/product-card/image-placeholder.tsx'
import { SectionBox } from '../../parts/section-box.tsx'
import { SectionImage } from '../../parts/section-image.tsx'
import { SectionLink } from '../../parts/section-link.tsx'
import { listCount } from '../../parts/store-list/list-count.ts'
import { ListTitle } from '../../parts/store-list/list-title.tsx'
import list from '../../parts/store-list/store-list.module.css'
import { categoryCount, collectionListQuery, type ListedCategory } from './collection-list.data.ts'
import styles from './collection-list.module.css'
import type { collectionListSchema } from './collection-list.schema.ts'

type CollectionListProps = SectionProps<typeof collectionListSchema>
type Props = CollectionListProps['props']

const columnsIfUnset = { desktopColumns: 3, tabletColumns: 3, mobileColumns: 2 }
const ratios = { portrait: '4 / 5', square: '1', landscape: '4 / 3' }
const align = oneOf(['left', 'center', 'right'])

export function CollectionList({ id, props, aboveFold = false }: CollectionListProps) {
  const { data, error } = useQuery(collectionListQuery(props, useStoreSource()))
  if (error || data?.length === 0) return <EmptySection id={id} note={noteOf(props, error)} />
  const sizes = columnSizes(props, columnsIfUnset)
  return (
    <SectionBox id={id} box={props} vars={listVars(props)}>
      <div className={list.inner}>
        <ListTitle {...props} name="Categories" />
        <ul className={styles.grid} data-over={props.namePlace === 'over' || undefined}>
          {data
            ? data.map((category, index) => (
                <li key={category.slug}>
                  <Card
                    category={category}
                    own={props.categories.find((each) => each.category === category.slug)}
                    showCount={props.showCount}
                    sizes={sizes}
                    eager={aboveFold && index < columnsIfUnset.desktopColumns}
                  />
                </li>
              ))
            : skeletons(props)}
        </ul>
      </div>
    </SectionBox>
  )
}

function noteOf({ categories }: Props, error: Error | null): string {
  if (error) return `The categories could not be read: ${error.message}`
  return categories.length > 0
    ? 'The shop has none of these categories any more, so shoppers see nothing here.'
    : 'The shop has no categories yet, so shoppers see nothing here.'
}

interface CardProps {
  category: ListedCategory
  own: Props['categories'][number] | undefined
  showCount: boolean
  sizes: string
  eager: boolean
}

function Card({ category, own, showCount, sizes, eager }: CardProps) {
  const { slug, name, image, productCount } = category
  return (
    <SectionLink to={{ url: `/collection/${slug}` }} className={styles.card}>
      <span className={styles.frame}>
        <SectionImage
          src={own?.image || image}
          alt=""
          className={styles.image}
          sizes={sizes}
          eager={eager}
          width={640}
          height={800}
          fallback={<ImagePlaceholder />}
        />
      </span>
      <span className={styles.name} dir="auto">
        {own?.label || name}
        {showCount && (
          <span className={styles.count}>
            {' '}
            {productCount} {productCount === 1 ? 'product' : 'products'}
          </span>
        )}
      </span>
    </SectionLink>
  )
}

function skeletons({ categories, numberOfCategories }: Props) {
  const count = categories.length || listCount(numberOfCategories, categoryCount)
  return Array.from({ length: count }, (_, index) => (
    <li key={index} aria-hidden="true">
      <span className={`skeleton ${styles.frame}`} />
      <span className={`skeleton ${styles.line}`} />
    </li>
  ))
}

function listVars(props: Props) {
  return {
    ...columnVars(props, columnsIfUnset),
    ...deviceVars('spacing', props.gap, cssSize),
    ...deviceVars('name-size', props.nameSize, cssSize),
    ...vars({
      'list-width': cssSize(props.maxWidth),
      'title-align': align(props.titleAlign),
      'name-align': align(props.nameAlign),
      ratio: Object.hasOwn(ratios, props.imageRatio) ? ratios[props.imageRatio] : undefined,
      'name-color': cssColor(props.nameColor),
      overlay: cssColor(props.overlay),
      corner: cssSize(props.cardRadius),
    }),
  }
}
