import { useQuery } from '@tanstack/react-query'
import { useInline } from '../../kit/section-mode.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import { useStoreSource } from '../../kit/store-context.ts'
import { deviceVars, oneOf } from '../../kit/style-vars.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import { Carousel } from '../../parts/carousel/carousel.tsx'
import { EmptySection } from '../../parts/empty-section.tsx'
import grid from '../../parts/product-card/card-grid.module.css'
import { columnSizes, columnVars, spacingVars } from '../../parts/product-card/column-vars.ts'
import { listVars } from '../../parts/product-card/list-vars.ts'
import { ProductCards } from '../../parts/product-card/product-cards.tsx'
import cards from '../../parts/product-card/product-list.module.css'
import { SectionBox } from '../../parts/section-box.tsx'
import { SectionImage } from '../../parts/section-image.tsx'
import { SectionLink } from '../../parts/section-link.tsx'
import { StoredHtml } from '../../parts/stored-html.tsx'
import { Failure } from '../../parts/store-list/failure.tsx'
import { listCount } from '../../parts/store-list/list-count.ts'
import list from '../../parts/store-list/store-list.module.css'
import { collectionCount, featuredCollectionQuery } from './featured-collection.data.ts'
import styles from './featured-collection.module.css'
import type { featuredCollectionSchema } from './featured-collection.schema.ts'

type FeaturedCollectionProps = SectionProps<typeof featuredCollectionSchema>
type Props = FeaturedCollectionProps['props']
type Collection = NonNullable<
  Awaited<ReturnType<ReturnType<typeof featuredCollectionQuery>['queryFn']>>
>

const columnsIfUnset = { desktopColumns: 3, tabletColumns: 2, mobileColumns: 2 }
const looks = oneOf(['plain', 'card', 'outlined'])
const places = oneOf(['beside', 'above', 'banner'])

export function FeaturedCollection({ id, props, aboveFold = false }: FeaturedCollectionProps) {
  const { data, error, refetch } = useQuery(featuredCollectionQuery(props, useStoreSource()))
  if (data === null) return <EmptySection id={id} note={noteOf(props)} />
  const look = looks(props.styling)
  const hasHead = props.showText || (props.showImage && !!data?.image)
  return (
    <SectionBox id={id} box={props} className={look && cards[look]} vars={vars(props)}>
      <div className={list.inner} data-collection={data?.slug}>
        {error ? (
          <Failure message={`Error: ${error.message}`} onRetry={() => void refetch()} />
        ) : (
          <div className={hasHead ? styles[places(props.headPlace) ?? 'beside'] : undefined}>
            {hasHead && <Head collection={data} props={props} eager={aboveFold} />}
            <div className={styles.products}>
              {data?.products.length === 0 ? (
                <p className={list.note}>There are no products here yet.</p>
              ) : (
                <Products collection={data} props={props} aboveFold={aboveFold && !hasHead} />
              )}
            </div>
          </div>
        )}
      </div>
    </SectionBox>
  )
}

function noteOf({ productCollection }: Props): string {
  return productCollection
    ? 'The shop has no such category any more, so shoppers see nothing here.'
    : 'The shop has no categories yet, so shoppers see nothing here.'
}

interface HeadProps {
  collection: Collection | undefined
  props: Props
  eager: boolean
}

function Head({ collection, props, eager }: HeadProps) {
  const hasImage = props.showImage && (!collection || !!collection.image)
  return (
    <div className={styles.head} data-image={hasImage || undefined}>
      {hasImage && (
        <div className={`${styles.image} ${collection ? '' : 'skeleton'}`}>
          {collection && (
            <SectionImage
              src={collection.image}
              alt=""
              eager={eager}
              sizes={props.headPlace === 'beside' ? '(max-width: 767px) 100vw, 420px' : '100vw'}
            />
          )}
        </div>
      )}
      {props.showText && collection && <Words collection={collection} props={props} />}
    </div>
  )
}

function Words({ collection, props }: { collection: Collection; props: Props }) {
  const inline = useInline()
  const { name, slug, description } = collection
  return (
    <div className={styles.words}>
      <h2
        className={styles.title}
        style={deviceVars('size', props.titleSize, cssSize)}
        {...(props.title ? inline('title') : { dir: 'auto' })}
      >
        {props.title || name}
      </h2>
      {props.text ? (
        <p className={styles.text} {...inline('text')}>
          {props.text}
        </p>
      ) : (
        description && <StoredHtml className={`prose ${styles.text}`} html={description} />
      )}
      {props.buttonText && (
        <SectionLink to={{ url: `/collection/${slug}` }} className={`button ${styles.button}`}>
          <span {...inline('buttonText')}>{props.buttonText}</span>
          <span className="visually-hidden">: {name}</span>
        </SectionLink>
      )}
    </div>
  )
}

interface ProductsProps {
  collection: Collection | undefined
  props: Props
  aboveFold: boolean
}

function Products({ collection, props, aboveFold }: ProductsProps) {
  const entries = (
    <ProductCards
      products={collection?.products}
      props={props}
      expected={listCount(props.numberOfProducts, collectionCount)}
      aboveFold={aboveFold}
      sizes={columnSizes(props, columnsIfUnset)}
    />
  )
  // Cards have third-level headings, so a second level is required above them.
  const heading = !props.showText && <h2 className="visually-hidden">{collection?.name}</h2>
  return (
    <>
      {heading}
      {props.layoutType === 'slider' ? (
        <Carousel label={props.title || collection?.name || 'Products'} navigation>
          {entries}
        </Carousel>
      ) : (
        <ul className={grid.grid}>{entries}</ul>
      )}
    </>
  )
}

function vars(props: Props) {
  const distance =
    props.layoutType === 'slider'
      ? spacingVars(props.spacing)
      : deviceVars('spacing', props.gap, cssSize)
  return listVars(props, { ...columnVars(props, columnsIfUnset), ...distance })
}
