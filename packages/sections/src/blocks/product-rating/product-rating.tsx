import type { SectionProps } from '../../kit/section-props.ts'
import { textVars } from '../../parts/blocks/text-vars.ts'
import frame from '../../parts/blocks/block-text.module.css'
import { PartNote, ProductPart } from '../../parts/product-parts/product-part.tsx'
import { maxStars, StarRow } from '../../parts/star-row.tsx'
import styles from './product-rating.module.css'
import type { productRatingSchema } from './product-rating.schema.ts'

export function ProductRating({ id, props }: SectionProps<typeof productRatingSchema>) {
  const words = props.showNumber ? undefined : 'visually-hidden'
  return (
    <ProductPart
      id={id}
      name="The rating"
      place={props}
      className={frame.frame}
      style={textVars(props)}
    >
      {({ product: { rating } }) =>
        rating === null ? (
          <PartNote>This product has no rating yet, so shoppers see nothing here.</PartNote>
        ) : (
          <p className={styles.rating}>
            <StarRow value={rating} />
            <span className={words}>
              {rating} out of {maxStars}
            </span>
          </p>
        )
      }
    </ProductPart>
  )
}
