import {
  Button,
  Group,
  MultiSelect,
  Select,
  SimpleGrid,
  Stack,
  Switch,
  TagsInput,
} from '@mantine/core'
import { IconMapPin, IconTrash } from '@tabler/icons-react'
import { regionsOf } from '@vitrine/commerce/places/regions.ts'
import { countryChoices } from '../../platform/ui/country-choices.ts'
import { useZoneFormContext } from './zone-form-context.ts'
import { CountriesInput } from '../../platform/ui/countries-input.tsx'

export function PlaceFields() {
  const form = useZoneFormContext()
  const { parts } = form.values
  return (
    <Stack>
      <CountriesInput
        chosen={form.values.countries}
        whenNone="Choose countries"
        field={form.getInputProps('countries')}
      />
      {parts.map((_, index) => (
        <PartFields key={index} index={index} />
      ))}
      <Group>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconMapPin size={15} aria-hidden />}
          onClick={() => form.insertListItem('parts', { country: '', regions: [], postcodes: [] })}
        >
          Add region or postcodes
        </Button>
      </Group>
      <Switch
        label="The rest of the world"
        description="Everywhere no other zone covers"
        {...form.getInputProps('restOfWorld', { type: 'checkbox' })}
      />
    </Stack>
  )
}

function PartFields({ index }: { index: number }) {
  const form = useZoneFormContext()
  const part = form.values.parts[index]!
  const path = `parts.${index}`
  return (
    <Group align="flex-start" gap="sm">
      <SimpleGrid cols={{ base: 1, sm: 3 }} flex="1 1 16rem">
        <Select
          label="Country"
          data={countryChoices}
          searchable
          allowDeselect={false}
          {...form.getInputProps(`${path}.country`)}
        />
        <Regions index={index} country={part.country} />
        <TagsInput
          label="Postcodes starting with"
          description="Press Press Enter after each, for example 35"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps(`${path}.postcodes`)}
        />
      </SimpleGrid>
      <Button
        variant="default"
        size="xs"
        mt={28}
        leftSection={<IconTrash size={15} aria-hidden />}
        aria-label={`Remove part ${index + 1}`}
        onClick={() => form.removeListItem('parts', index)}
      >
        Remove
      </Button>
    </Group>
  )
}

function Regions({ index, country }: { index: number; country: string }) {
  const form = useZoneFormContext()
  const known = regionsOf(country)
  const props = form.getInputProps(`parts.${index}.regions`)
  if (known.length)
    return (
      <MultiSelect
        label="Regions"
        data={known.map(({ code, name }) => ({ value: code, label: name }))}
        searchable
        {...props}
      />
    )
  return (
    <TagsInput
      label="Regions"
      description="Press Enter after each"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...props}
    />
  )
}
