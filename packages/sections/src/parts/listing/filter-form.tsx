import { attributeField, type ListingQuery } from '@vitrine/commerce/catalogue/listing-query.ts'
import type { Facets } from '@vitrine/contract/catalogue/listing.ts'
import { Icon } from '../icon.tsx'
import { useStore } from '../../kit/store-context.ts'
import { type RefObject, useEffect, useRef } from 'react'
import { usePlace } from '../../kit/place-context.ts'
import { AttributeFilter } from './attribute-filter.tsx'
import { FilterCheckbox } from './filter-checkbox.tsx'
import styles from './filter-form.module.css'
import { PriceFilter } from './price-filter.tsx'
import { filterFormId, useApplyFilters } from './use-apply-filters.ts'

interface FilterFormProps {
  path: string
  query: ListingQuery
  facets: Facets
  onNavigate: (address: string) => void
}

/**
 * Uses a native popover as a drawer on phones. Without JavaScript it submits like any form, else
 * filters apply on change.
 */
export function FilterForm({ path, query, facets, onNavigate }: FilterFormProps) {
  const { currency } = useStore()
  const form = useRef<HTMLFormElement>(null)
  const apply = useApplyFilters(path, onNavigate)
  useFollowAddress(form)
  return (
    <form
      ref={form}
      id={filterFormId}
      className={styles.form}
      aria-labelledby="filters-heading"
      popover="auto"
      action={`${path}#products`}
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement && target.type === 'checkbox') apply(target.form)
      }}
      onSubmit={(event) => {
        event.preventDefault()
        apply(event.currentTarget)
        event.currentTarget.togglePopover?.(false)
      }}
    >
      <header className={styles.header}>
        <h2 id="filters-heading">Filters</h2>
        <button
          type="button"
          className={styles.close}
          aria-label="Close filters"
          popoverTarget={filterFormId}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
        </button>
      </header>
      <div className={styles.groups}>
        <fieldset className={styles.group}>
          <legend>Availability</legend>
          <FilterCheckbox
            name="stock"
            value="in"
            label="In stock"
            count={facets.inStock}
            isChosen={query.inStock}
          />
        </fieldset>
        <PriceFilter query={query} range={facets.price} currency={currency} onEnd={apply} />
        {facets.attributes.map((group) => (
          <AttributeFilter key={group.name} group={group} chosen={query.attributes} />
        ))}
        {unlisted(query, facets).map(({ name, value }) => (
          <input key={name + value} type="hidden" name={attributeField(name)} value={value} />
        ))}
      </div>
      <footer className={styles.footer}>
        <button type="submit" className="button">
          Show products
        </button>
      </footer>
    </form>
  )
}

/** Resets the form after navigation, as by Back. */
function useFollowAddress(form: RefObject<HTMLFormElement | null>) {
  const { search } = usePlace()
  const shown = useRef(search)
  useEffect(() => {
    if (shown.current === search) return
    shown.current = search
    if (form.current) showDefaults(form.current)
  }, [form, search])
}

function showDefaults(form: HTMLFormElement) {
  for (const input of form.elements) {
    if (!(input instanceof HTMLInputElement)) continue
    input.checked = input.defaultChecked
    input.value = input.defaultValue
  }
}

/** Returns active values that no listed product has, so that the form preserves them. */
function unlisted({ attributes }: ListingQuery, { attributes: groups }: Facets) {
  return attributes.filter(
    ({ name, value }) =>
      !groups.some((group) => group.name === name && group.values.some((it) => it.value === value)),
  )
}
