import { attributeField, type ChosenAttribute } from '@vitrine/commerce/catalogue/listing-query.ts'
import type { Facets } from '@vitrine/contract/catalogue/listing.ts'
import { cssColor } from '../../kit/values/css-color.ts'
import { FilterCheckbox } from './filter-checkbox.tsx'
import styles from './filter-form.module.css'

interface AttributeFilterProps {
  group: Facets['attributes'][number]
  chosen: readonly ChosenAttribute[]
}

export function AttributeFilter({ group, chosen }: AttributeFilterProps) {
  const { name, type, values } = group
  const isChosen = (value: string) =>
    chosen.some((each) => each.name === name && each.value === value)
  return (
    <fieldset className={styles.group}>
      <legend>{name}</legend>
      {values.map(({ value, swatch, count }) => (
        <FilterCheckbox
          key={value}
          name={attributeField(name)}
          value={value}
          label={value}
          count={count}
          isChosen={isChosen(value)}
          swatch={type === 'color' ? (swatch ?? cssColor(value)) : undefined}
        />
      ))}
    </fieldset>
  )
}
