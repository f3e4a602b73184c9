import styles from './filter-form.module.css'

interface FilterCheckboxProps {
  name: string
  value: string
  label: string
  count: number
  isChosen: boolean
  swatch?: string | undefined
}

export function FilterCheckbox(props: FilterCheckboxProps) {
  const { name, value, label, count, isChosen, swatch } = props
  return (
    <label className={styles.choice} data-empty={count === 0 || undefined}>
      <input type="checkbox" name={name} value={value} defaultChecked={isChosen} />
      {swatch !== undefined && (
        <span className={styles.swatch} style={{ backgroundColor: swatch }} />
      )}
      <span className={styles.label}>{label}</span>
      <span className={styles.count}>
        {count}
        <span className="visually-hidden">{count === 1 ? ' product' : ' products'}</span>
      </span>
    </label>
  )
}
