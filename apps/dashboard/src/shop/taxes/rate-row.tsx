import { countryInSentence } from '@vitrine/commerce/places/country-name.ts'
import {
  Autocomplete,
  Button,
  MultiSelect,
  Select,
  SimpleGrid,
  Text,
  TextInput,
} from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconTrash } from '@tabler/icons-react'
import { regionsOf } from '@vitrine/commerce/places/regions.ts'
import { DecimalInput } from '../../platform/ui/decimal-input.tsx'
import { useCategories } from '../../catalogue/use-categories.ts'
import { countryChoices } from '../../platform/ui/country-choices.ts'
import { inCountry, type TaxValues } from './tax-values.ts'

interface RateRowProps {
  form: UseFormReturnType<TaxValues>
  index: number
}

export function RateRow({ form, index }: RateRowProps) {
  const { data: categories = [] } = useCategories()
  const { country, name, categoryIds } = form.values.rates[index]!
  const field = (of: string) => form.getInputProps(`rates.${index}.${of}`)
  const known = categories.map(({ id, name: label }) => ({ value: id, label }))
  const gone = categoryIds
    .filter((id) => !known.some(({ value }) => value === id))
    .map((value) => ({ value, label: 'Deleted category' }))
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <Text component="legend" size="sm" c="var(--ink-soft)" mb={4}>
        {name || 'Tax'} in {countryInSentence(country)}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 6 }} spacing="sm">
        <Select
          label="Country"
          data={countryChoices}
          searchable
          allowDeselect={false}
          {...field('country')}
          onChange={(chosen) =>
            chosen &&
            form.setFieldValue(`rates.${index}`, inCountry(form.values.rates[index]!, chosen))
          }
        />
        <Autocomplete
          label="Region"
          placeholder="Whole country"
          data={regionsOf(country).map((region) => region.name)}
          maxLength={80}
          {...field('region')}
        />
        <TextInput label="Name" maxLength={40} {...field('name')} />
        <DecimalInput label="Rate (%)" min={0} max={100} decimalScale={4} {...field('rate')} />
        <MultiSelect
          label="Categories"
          placeholder={categoryIds.length ? '' : 'Everything'}
          data={[...known, ...gone]}
          searchable
          {...field('categoryIds')}
        />
        <Button
          variant="default"
          mt={{ base: 0, md: 25 }}
          leftSection={<IconTrash size={16} aria-hidden />}
          aria-label={`Remove tax ${index + 1}`}
          onClick={() => form.removeListItem('rates', index)}
        >
          Remove
        </Button>
      </SimpleGrid>
    </fieldset>
  )
}
