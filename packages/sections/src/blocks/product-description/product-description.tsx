import type { SectionProps } from '../../kit/section-props.ts'
import { bounded, vars } from '../../kit/style-vars.ts'
import { textVars } from '../../parts/blocks/text-vars.ts'
import frame from '../../parts/blocks/block-text.module.css'
import { PartNote, ProductPart } from '../../parts/product-parts/product-part.tsx'
import { StoredHtml } from '../../parts/stored-html.tsx'
import styles from './product-description.module.css'
import type { productDescriptionSchema } from './product-description.schema.ts'

export function ProductDescription({ id, props }: SectionProps<typeof productDescriptionSchema>) {
  const lines = bounded(1, 40)(props.lines)
  return (
    <ProductPart
      id={id}
      name="The description"
      place={props}
      className={frame.frame}
      style={{ ...textVars(props), ...vars({ lines }) }}
    >
      {({ product: { description } }) =>
        description ? (
          <StoredHtml className={lines ? `prose ${styles.cut}` : 'prose'} html={description} />
        ) : (
          <PartNote>This product has no description yet, so shoppers see nothing here.</PartNote>
        )
      }
    </ProductPart>
  )
}
