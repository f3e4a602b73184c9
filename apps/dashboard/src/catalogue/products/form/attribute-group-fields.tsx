import {
  ActionIcon,
  Fieldset,
  Group,
  Select,
  SimpleGrid,
  Stack,
  TagsInput,
  TextInput,
} from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { AttributeGroup } from '@vitrine/contract/catalogue/product.ts'
import { oneOf } from '../../../platform/ui/one-of.ts'
import { useProductFormContext } from './product-form-context.ts'
import { SwatchField } from './swatch-field.tsx'

interface AttributeGroupFieldsProps {
  group: AttributeGroup
  path: string
  onChange: (group: AttributeGroup) => void
  onRemove: () => void
}

const types = [
  { value: 'select', label: 'Dropdown' },
  { value: 'buttons', label: 'Buttons' },
  { value: 'color', label: 'Colours' },
]

export function AttributeGroupFields({
  group,
  path,
  onChange,
  onRemove,
}: AttributeGroupFieldsProps) {
  const { errors } = useProductFormContext()
  const { name, type, values } = group

  function handleValues(texts: string[]) {
    const known = new Map(values.map((each) => [each.value, each]))
    // A pasted list arrives as one text.
    const all = texts.flatMap((text) => text.split(',').map((part) => part.trim()))
    const unique = [...new Set(all.filter(Boolean))]
    onChange({ ...group, values: unique.map((value) => known.get(value) ?? { value }) })
  }

  return (
    <Fieldset p="md" aria-label={name || 'New attribute group'}>
      <Stack gap="sm">
        <Group align="flex-start" wrap="nowrap">
          <SimpleGrid cols={{ base: 1, xs: 2 }} flex={1} spacing="sm">
            <TextInput
              label="Name"
              placeholder="Size"
              maxLength={60}
              value={name}
              error={errors[`${path}.name`]}
              data-path={`${path}.name`}
              onChange={(event) => onChange({ ...group, name: event.currentTarget.value })}
            />
            <Select
              label="Shown as"
              data={types}
              value={type}
              allowDeselect={false}
              onChange={(value) =>
                onChange({
                  ...group,
                  type: oneOf(['select', 'color', 'buttons'], value ?? '') ?? type,
                })
              }
            />
          </SimpleGrid>
          <ActionIcon
            variant="default"
            size="lg"
            mt={25}
            aria-label={`Remove ${name || 'this attribute group'}`}
            onClick={onRemove}
          >
            <IconTrash size={17} aria-hidden />
          </ActionIcon>
        </Group>
        <TagsInput
          label="Values"
          description="Press Enter after each"
          placeholder={values.length ? undefined : '50 g, 100 g'}
          value={values.map(({ value }) => value)}
          error={errors[`${path}.values`]}
          data-path={`${path}.values`}
          maxTags={100}
          splitChars={[',']}
          acceptValueOnBlur
          onChange={handleValues}
        />
        {type === 'color' && <Swatches group={group} onChange={onChange} />}
      </Stack>
    </Fieldset>
  )
}

function Swatches({ group, onChange }: Pick<AttributeGroupFieldsProps, 'group' | 'onChange'>) {
  return (
    <SimpleGrid cols={{ base: 2, sm: 3 }} spacing="sm">
      {group.values.map(({ value, swatch }, index) => (
        <SwatchField
          key={value}
          label={value}
          swatch={swatch}
          onChange={(color) => {
            const changed = color === undefined ? { value } : { value, swatch: color }
            onChange({ ...group, values: group.values.with(index, changed) })
          }}
        />
      ))}
    </SimpleGrid>
  )
}
