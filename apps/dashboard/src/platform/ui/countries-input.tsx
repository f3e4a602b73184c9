import { MultiSelect, type MultiSelectProps } from '@mantine/core'
import { countryChoices } from './country-choices.ts'

interface CountriesInputProps extends Pick<MultiSelectProps, 'description'> {
  chosen: readonly string[]
  whenNone: string
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
