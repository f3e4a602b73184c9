import type { ListingQuery } from '@vitrine/commerce/catalogue/listing-query.ts'
import { currencyExponent } from '@vitrine/commerce/money/money.ts'
import type { Facets } from '@vitrine/contract/catalogue/listing.ts'
import styles from './filter-form.module.css'

interface PriceFilterProps {
  query: ListingQuery
  range: Facets['price']
  currency: string
  onEnd: (form: HTMLFormElement | null) => void
}

export function PriceFilter({ query, range, currency, onEnd }: PriceFilterProps) {
  const field = (name: 'min' | 'max', label: string, amount: number | undefined) => (
    <label className={styles.amount}>
      {label}
      <input
        type="text"
        inputMode="decimal"
        name={name}
        autoComplete="off"
        maxLength={15}
        pattern="\d{1,10}([.,]\d{1,4})?"
        title="An amount such as 12.50"
        placeholder={range?.[name].toFixed(currencyExponent(currency))}
        defaultValue={amount ?? ''}
        onBlur={({ currentTarget }) => onEnd(currentTarget.form)}
      />
    </label>
  )
  return (
    <fieldset className={styles.group}>
      <legend>{`Price (${currency})`}</legend>
      <div className={styles.amounts}>
        {field('min', 'From', query.minPrice)}
        {field('max', 'To', query.maxPrice)}
      </div>
    </fieldset>
  )
}
