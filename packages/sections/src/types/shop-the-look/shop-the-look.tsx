import { useQuery } from '@tanstack/react-query'
import type { ProductCard } from '@vitrine/contract/catalogue/product.ts'
import { useContext } from 'react'
import { SectionModeContext, useInline } from '../../kit/section-mode.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import { useStoreSource } from '../../kit/store-context.ts'
import { bounded, deviceVars, vars } from '../../kit/style-vars.ts'
import { cssColor } from '../../kit/values/css-color.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import { readableOn } from '../../kit/values/readable-on.ts'
import { CardPrice } from '../../parts/product-card/card-price.tsx'
import { ImagePlaceholder } from '../../parts/product-card/image-placeholder.tsx'
import { SectionBox } from '../../parts/section-box.tsx'
import { SectionImage } from '../../parts/section-image.tsx'
import { SectionLink } from '../../parts/section-link.tsx'
import { ListTitle } from '../../parts/store-list/list-title.tsx'
import { shopTheLookQuery } from './shop-the-look.data.ts'
import styles from './shop-the-look.module.css'
import type { shopTheLookSchema } from './shop-the-look.schema.ts'

type ShopTheLookProps = SectionProps<typeof shopTheLookSchema>
type Props = ShopTheLookProps['props']

interface Shown {
  /** Its place in the list of points. */
  at: number
  point: Props['points'][number]
  product: ProductCard
}

export function ShopTheLook({ id, props, aboveFold = false }: ShopTheLookProps) {
  const { data = [] } = useQuery(shopTheLookQuery(props, useStoreSource()))
  const inline = useInline()
  const shown = props.points.flatMap((point, at): Shown[] => {
    const product = data[at]
    return product ? [{ at, point, product }] : []
  })
  const hasList = props.showList && (shown.length > 0 || props.points.length > 0)
  return (
    <SectionBox id={id} box={props} vars={boxVars(props)}>
      <div
        className={styles.inner}
        data-list={hasList || undefined}
        data-side={props.side === 'right' ? 'right' : undefined}
      >
        <figure className={styles.look}>
          <div className={styles.image} style={deviceVars('h', props.height, cssSize)}>
            <SectionImage
              src={props.image}
              alt={props.alt}
              eager={aboveFold}
              sizes="(max-width: 767px) 100vw, 60vw"
              fallback={<NoImage />}
            />
          </div>
          {shown.map((each) => (
            <Point key={each.point.id || each.at} look={id} shown={each} />
          ))}
        </figure>
        <div className={styles.words}>
          <ListTitle {...props} name="Shop the look" />
          {props.text && (
            <p className={styles.text} {...inline('text')}>
              {props.text}
            </p>
          )}
          {hasList && (
            <ul className={styles.list}>
              {shown.map(({ at, point, product }) => (
                <li key={point.id || at}>
                  <Row product={product} />
                </li>
              ))}
            </ul>
          )}
          <MissingNote count={props.points.length - shown.length} isRead={data.length > 0} />
        </div>
      </div>
    </SectionBox>
  )
}

function NoImage() {
  const isCanvas = useContext(SectionModeContext) === 'canvas'
  return <p className={styles.none}>{isCanvas ? 'No image selected' : ''}</p>
}

/** For the owner: shoppers see only what is for sale. */
function MissingNote({ count, isRead }: { count: number; isRead: boolean }) {
  const isCanvas = useContext(SectionModeContext) === 'canvas'
  if (!isCanvas || !isRead || count === 0) return null
  const points = count === 1 ? 'One point has' : `${count} points have`
  return <p className="section-placeholder">{points} no product for sale and is not shown.</p>
}

/** Opens without JavaScript, one at a time. */
function Point({ look, shown: { point, product } }: { look: string; shown: Shown }) {
  return (
    <details name={`look-${look}`} className={styles.point} style={placeOf(point)}>
      <summary className={styles.dot} aria-label={product.name}>
        <span aria-hidden="true" />
      </summary>
      <div className={styles.panel} data-above={point.y > 60 || undefined}>
        <Row product={product} />
      </div>
    </details>
  )
}

const percent = bounded(0, 100)

function placeOf({ x, y }: Shown['point']) {
  return vars({ x: `${percent(x) ?? 50}%`, y: `${percent(y) ?? 50}%` })
}

function Row({ product }: { product: ProductCard }) {
  return (
    <SectionLink to={{ url: `/page/product/${product.slug}` }} className={styles.product}>
      <div className={styles.thumbnail}>
        <SectionImage
          src={product.productImage}
          alt=""
          sizes="72px"
          width={144}
          height={144}
          fallback={<ImagePlaceholder />}
        />
      </div>
      <div className={styles.facts}>
        <p className={styles.name} dir="auto">
          {product.name}
        </p>
        <CardPrice product={product} />
        {!product.stockStatus && <p className={styles.soldOut}>Sold out</p>}
      </div>
    </SectionLink>
  )
}

function boxVars({ maxWidth, pointColor, imageRadius }: Props) {
  const point = cssColor(pointColor)
  return vars({
    inner: cssSize(maxWidth),
    corner: cssSize(imageRadius),
    point,
    'on-point': point && readableOn(point),
  })
}
