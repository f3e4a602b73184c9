import { useMemo } from 'react'
import { countryName } from '@vitrine/commerce/places/country-name.ts'
import { objection, reminderNotice } from '@vitrine/commerce/orders/reminder.ts'
import styles from './fields.module.css'
import { Field, FieldFrame, TickBox, useControl } from './field.tsx'
import type { CheckoutConfig } from './checkout-config.ts'
import type { FieldName } from './fields.ts'
import { useCheckoutForm } from './form-context.ts'
import noteStyles from './notes.module.css'

const addressFields: FieldName[] = [
  'firstName',
  'lastName',
  'company',
  'taxId',
  'address1',
  'address2',
  'postcode',
  'city',
  'region',
  'phone',
]

export function Delivery() {
  const { config } = useCheckoutForm()
  const { countries, addressFormat, form } = config
  const regions = addressFormat.region?.choices ?? []
  const { maxLength: _maxLength, ...country } = useControl('country')
  return (
    <>
      <fieldset className={styles.part}>
        <legend>Contact</legend>
        <Field name="email" />
        <Reminder />
        {form.marketing !== 'off' && <TickBox name="marketing">{form.texts.marketing}</TickBox>}
      </fieldset>
      <fieldset className={styles.part}>
        <legend>Delivery</legend>
        <FieldFrame name="country">
          <select {...country}>
            <CountryOptions countries={countries} />
          </select>
        </FieldFrame>
        {addressFields.map((name) =>
          name === 'region' && regions.length > 0 ? (
            <RegionChoice key={name} regions={regions} />
          ) : (
            <Field key={name} name={name} />
          ),
        )}
        <Note />
      </fieldset>
    </>
  )
}

function Reminder() {
  const { reminder } = useCheckoutForm().config
  if (!reminder) return null
  return (
    <>
      <p className={noteStyles.hint}>{reminderNotice(reminder)}</p>
      {reminder === 'soft_opt_in' && <TickBox name="noReminder">{objection}</TickBox>}
    </>
  )
}

function Note() {
  const note = useControl('note')
  return (
    <FieldFrame name="note">
      <textarea {...note} rows={3} />
    </FieldFrame>
  )
}

type Regions = NonNullable<CheckoutConfig['addressFormat']['region']>['choices']

/** Shows a list again: a region typed before the country was chosen may not be in it. */
function RegionChoice({ regions }: { regions: Regions }) {
  const { maxLength: _maxLength, ...region } = useControl('region')
  const isKnown = regions.some(({ code }) => code === region.value)
  return (
    <FieldFrame name="region">
      <select {...region} value={isKnown ? region.value : ''}>
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
 * Reuses the server's country names: the browser's may differ and break hydration, and looking them
 * up is slower on a phone than hydrating the form.
 */
function servedOptions() {
  if (import.meta.env.SSR) return undefined
  const select = document.querySelector<HTMLSelectElement>('#checkout-country')
  return select && Array.from(select.options, ({ value, text }) => ({ code: value, name: text }))
}

function optionsOf(countries: readonly string[]) {
  return countries
    .map((code) => ({ code, name: countryName(code) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}
