import { headingTags } from '../../kit/heading-settings.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import { textVars } from '../../parts/blocks/text-vars.ts'
import styles from '../../parts/blocks/block-text.module.css'
import { ProductPart } from '../../parts/product-parts/product-part.tsx'
import { SectionLink } from '../../parts/section-link.tsx'
import type { productTitleSchema } from './product-title.schema.ts'

export function ProductTitle({ id, props }: SectionProps<typeof productTitleSchema>) {
  return (
    <ProductPart
      id={id}
      name="The title"
      tag={Object.hasOwn(headingTags, props.level) ? headingTags[props.level] : 'h2'}
      place={props}
      className={styles.text}
      style={textVars(props)}
    >
      {({ product: { name, slug } }) =>
        props.isLink ? (
          <SectionLink to={{ url: `/page/product/${slug}` }}>{name}</SectionLink>
        ) : (
          <bdi>{name}</bdi>
        )
      }
    </ProductPart>
  )
}
