import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { SectionModeContext } from '../../kit/section-mode.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import { useStoreSource } from '../../kit/store-context.ts'
import { vars } from '../../kit/style-vars.ts'
import { cssColor } from '../../kit/values/css-color.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import { readableOn } from '../../kit/values/readable-on.ts'
import { EmptySection } from '../../parts/empty-section.tsx'
import { CardAction } from '../../parts/product-card/card-action.tsx'
import { CardPrice } from '../../parts/product-card/card-price.tsx'
import { ImagePlaceholder } from '../../parts/product-card/image-placeholder.tsx'
import { SectionBox } from '../../parts/section-box.tsx'
import { SectionImage } from '../../parts/section-image.tsx'
import { SectionLink } from '../../parts/section-link.tsx'
import { buyBarQuery } from './sticky-buy-bar.data.ts'
import styles from './sticky-buy-bar.module.css'
import type { stickyBuyBarSchema } from './sticky-buy-bar.schema.ts'
import { useIsPassed } from './use-is-passed.ts'

type StickyBuyBarProps = SectionProps<typeof stickyBuyBarSchema>

export function StickyBuyBar({ id, props }: StickyBuyBarProps) {
  const { data: product, error } = useQuery(buyBarQuery(props, useStoreSource()))
  const isCanvas = useContext(SectionModeContext) === 'canvas'
  const isPassed = useIsPassed(isCanvas ? undefined : product?.id)
  if (error) return <EmptySection id={id} note={`It could not be read: ${error.message}`} />
  if (product === null) return <EmptySection id={id} note={noteOf(props)} />
  if (!product?.stockStatus)
    return <EmptySection id={id} note="The product is sold out, so shoppers see nothing here." />
  const to = { url: `/page/product/${product.slug}` }
  const isAtTop = props.side === 'top'
  return (
    <SectionBox
      id={id}
      tag="aside"
      box={props}
      aria-label="Buy"
      className={isCanvas ? styles.bar : `${styles.bar} ${isAtTop ? styles.top : styles.bottom}`}
      vars={barVars(props)}
      inert={!isPassed && !isCanvas}
      {...(isPassed && !isAtTop && { 'data-bottom-bar': '' })}
    >
      <div className={styles.inner}>
        {props.showImage && (
          <div className={styles.image}>
            <SectionImage
              src={product.productImage}
              alt=""
              sizes="48px"
              width={96}
              height={96}
              fallback={<ImagePlaceholder />}
            />
          </div>
        )}
        <div className={styles.words}>
          <p className={styles.name} dir="auto">
            <SectionLink to={to}>{product.name}</SectionLink>
          </p>
          {props.showPrice && <CardPrice product={product} />}
        </div>
        <div className={styles.action}>
          <CardAction product={product} to={to} />
        </div>
      </div>
    </SectionBox>
  )
}

function noteOf({ product }: StickyBuyBarProps['props']): string {
  return product
    ? 'This product is no longer for sale, so shoppers see nothing here.'
    : 'The shop has no products yet, so shoppers see nothing here.'
}

function barVars({ maxWidth, buttonColor, buttonTextColor }: StickyBuyBarProps['props']) {
  const button = cssColor(buttonColor)
  return vars({
    inner: cssSize(maxWidth),
    accent: button,
    'on-accent': cssColor(buttonTextColor) ?? (button && readableOn(button)),
  })
}
