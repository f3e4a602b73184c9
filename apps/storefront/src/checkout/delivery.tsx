import { useMemo } from 'react'
import styles from './checkout.module.css'
import { controlOf, Field, FieldFrame, type FieldProps } from './field.tsx'
import type { FieldName, RegionsByCountry } from './fields.ts'

type DeliveryProps = Omit<FieldProps, 'name'> & {
  countries: readonly string[]
  regions: RegionsByCountry
}

const addressFields: FieldName[] = [
  'firstName',
  'lastName',
  'address1',
  'address2',
  'postcode',
  'city',
  'region',
  'phone',
]

/** Who orders, and where it goes. */
export function Delivery({ countries, regions, ...form }: DeliveryProps) {
  const known = regions[form.values.country]
  const { maxLength: _maxLength, ...country } = controlOf({ name: 'country', ...form })
  return (
    <>
      <fieldset className={styles.part}>
        <legend>Contact</legend>
        <Field name="email" {...form} />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>Delivery</legend>
        <FieldFrame name="country" {...form}>
          <select {...country}>
            <CountryOptions countries={countries} />
          </select>
        </FieldFrame>
        {addressFields.map((name) =>
          name === 'region' && known ? (
            <RegionChoice key={name} regions={known} {...form} />
          ) : (
            <Field key={name} name={name} {...form} />
          ),
        )}
        <FieldFrame name="note" {...form}>
          <textarea {...controlOf({ name: 'note', ...form })} rows={3} />
        </FieldFrame>
      </fieldset>
    </>
  )
}

type RegionChoiceProps = Omit<FieldProps, 'name'> & { regions: RegionsByCountry[string] }

/** Typed freely before the country was chosen, a region may be none of these. */
function RegionChoice({ regions, ...form }: RegionChoiceProps) {
  const { maxLength: _maxLength, ...region } = controlOf({ name: 'region', ...form })
  const isKnown = regions.some(({ code }) => code === region.value)
  return (
    <FieldFrame name="region" isNeeded {...form}>
      <select {...region} value={isKnown ? region.value : ''} required>
        <option value="">Choose…</option>
        {regions.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

function CountryOptions({ countries }: { countries: readonly string[] }) {
  const named = useMemo(() => servedOptions() ?? optionsOf(countries), [countries])
  return named.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ))
}

/**
 * The names as the server wrote them. A server and a browser of different years may know a country
 * by different names, and a phone takes longer to look them up than to bring the form to life.
 */
function servedOptions() {
  if (import.meta.env.SSR) return undefined
  const select = document.querySelector<HTMLSelectElement>('#checkout-country')
  return select && Array.from(select.options, ({ value, text }) => ({ code: value, name: text }))
}

function optionsOf(countries: readonly string[]) {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  return countries
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}
