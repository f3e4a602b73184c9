import type { Choice } from '@vitrine/commerce/catalogue/variation.ts'
import type { AttributeGroup, Product } from '@vitrine/contract/catalogue/product.ts'
import { cssColor } from '../../kit/values/css-color.ts'
import { useId } from 'react'
import { isValueOpen } from './is-value-open.ts'
import styles from './attribute-groups.module.css'

interface AttributeGroupsProps {
  product: Product
  chosen: Choice
  /** Choosing the chosen value again clears it. */
  onChoose: (groupName: string, value: string) => void
}

export function AttributeGroups({ product, chosen, onChoose }: AttributeGroupsProps) {
  return product.attributeGroups.map((group) => {
    const value = chosen[group.name] ?? ''
    const choose = (next: string) => onChoose(group.name, next)
    const isOpen = (each: string) => isValueOpen(product, chosen, group.name, each)
    const props = { group, value, isOpen, onChoose: choose }
    return group.type === 'select' ? (
      <SelectGroup key={group.name} {...props} />
    ) : (
      <ButtonGroup key={group.name} {...props} />
    )
  })
}

interface GroupProps {
  group: AttributeGroup
  value: string
  isOpen: (value: string) => boolean
  onChoose: (value: string) => void
}

function SelectGroup({ group, value, isOpen, onChoose }: GroupProps) {
  const id = useId()
  return (
    <div className={styles.group}>
      <label htmlFor={id} className={styles.name}>
        {group.name}
      </label>
      <select
        id={id}
        className={styles.select}
        value={value}
        // The empty option clears the choice by choosing the same value again.
        onChange={(event) => onChoose(event.target.value || value)}
      >
        <option value="">Choose an option</option>
        {group.values.map(({ value: each }) => (
          <option key={each} value={each}>
            {isOpen(each) ? each : `${each} (sold out)`}
          </option>
        ))}
      </select>
    </div>
  )
}

function ButtonGroup({ group, value, isOpen, onChoose }: GroupProps) {
  const id = useId()
  const isColor = group.type === 'color'
  return (
    <fieldset aria-labelledby={id} className={styles.group}>
      <p id={id} className={styles.name}>
        {group.name}
        {value && <span className={styles.value}>{value}</span>}
      </p>
      <div className={styles.values}>
        {group.values.map(({ value: each, swatch }) => (
          <button
            key={each}
            type="button"
            className={isColor ? styles.swatch : styles.button}
            aria-pressed={each === value}
            aria-label={isOpen(each) ? each : `${each}, sold out`}
            title={isColor ? each : undefined}
            data-closed={!isOpen(each) || undefined}
            style={isColor ? { backgroundColor: swatch ?? cssColor(each) } : undefined}
            onClick={() => onChoose(each)}
          >
            {!isColor && each}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
