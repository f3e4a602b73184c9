import { toggleChoice } from '@vitrine/commerce/catalogue/variation.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import type { ProductScope } from '../../parts/product-parts/product-context.ts'
import { PartNote, ProductPart } from '../../parts/product-parts/product-part.tsx'
import { useChosen } from '../../parts/product-parts/use-chosen.ts'
import { AttributeGroups } from '../../parts/product-view/attribute-groups.tsx'
import styles from './product-options.module.css'
import type { productOptionsSchema } from './product-options.schema.ts'

export function ProductOptions({ id, props }: SectionProps<typeof productOptionsSchema>) {
  return (
    <ProductPart id={id} name="The options" place={props} className={styles.options}>
      {(scope) => <Options scope={scope} />}
    </ProductPart>
  )
}

function Options({ scope }: { scope: ProductScope }) {
  const { product, choosing } = scope
  const { values } = useChosen(scope).chosen
  if (product.attributeGroups.length === 0)
    return <PartNote>This product has no options, so shoppers see nothing here.</PartNote>
  return (
    <AttributeGroups
      product={product}
      chosen={values}
      onChoose={(groupName, value) =>
        choosing.set({
          values: toggleChoice(values, groupName, value),
          image: undefined,
          attempts: 0,
        })
      }
    />
  )
}
