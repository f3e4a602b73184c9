import { MultiSelect, type MultiSelectProps } from '@mantine/core'
import { countryChoices } from './country-choices.ts'

interface CountriesInputProps extends Pick<MultiSelectProps, 'description'> {
  chosen: readonly string[]
  /** Stands in the field as long as no country is chosen. */
  whenNone: string
  /** Of the form: value, error and what happens to them. */
  field: object
}

export function CountriesInput({ chosen, whenNone, field, ...more }: CountriesInputProps) {
  return (
    <MultiSelect
      label="Countries"
      placeholder={chosen.length ? '' : whenNone}
      data={countryChoices}
      searchable
      clearable
      hidePickedOptions
      clearButtonProps={{ 'aria-label': 'Remove all countries' }}
      {...more}
      {...field}
    />
  )
}
