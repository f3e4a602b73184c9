import { Button, Group, Stack, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { parcelUnit, type WeightUnit } from '@vitrine/commerce/catalogue/weight.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { WeightInput } from '../../platform/ui/weight-input.tsx'
import { PriceInput } from '../../platform/ui/price-input.tsx'
import { useZoneFormContext } from './zone-form-context.ts'

interface TierFieldsProps {
  index: number
  basis: 'subtotal' | 'weight'
}

/** Each tier begins where the previous one ends, without gap or overlap. */
export function TierFields({ index, basis }: TierFieldsProps) {
  const form = useZoneFormContext()
  const unit = parcelUnit(useCurrentStore().weightUnit)
  const { tiers } = form.values.rates[index]!
  const path = `rates.${index}.tiers`
  return (
    <Stack gap="sm">
      {tiers.map((_, at) => (
        <Group key={at} align="flex-start" gap="sm">
          <Bound
            label={basis === 'weight' ? `From, in ${unit}` : 'From'}
            basis={basis}
            unit={unit}
            {...(at
              ? { value: tiers[at - 1]!.to, disabled: true }
              : form.getInputProps(`rates.${index}.from`))}
          />
          <Bound
            label={basis === 'weight' ? `Up to, in ${unit}` : 'Below'}
            basis={basis}
            unit={unit}
            placeholder="No end"
            {...form.getInputProps(`${path}.${at}.to`)}
          />
          <PriceInput label="Costs" w={140} {...form.getInputProps(`${path}.${at}.price`)} />
          {tiers.length > 1 && (
            <Button
              variant="default"
              size="xs"
              mt={28}
              px={8}
              aria-label={`Remove step ${at + 1}`}
              onClick={() => form.removeListItem(path, at)}
            >
              <IconTrash size={16} aria-hidden />
            </Button>
          )}
        </Group>
      ))}
      <Group>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={15} aria-hidden />}
          onClick={() => form.insertListItem(path, { to: '', price: '' })}
        >
          Add step
        </Button>
      </Group>
      <Text size="sm" c="var(--ink-soft)">
        Hidden beyond the last step.
      </Text>
    </Stack>
  )
}

interface BoundProps {
  label: string
  basis: 'subtotal' | 'weight'
  unit: WeightUnit
}

function Bound({ basis, unit, ...props }: BoundProps & Record<string, unknown>) {
  return basis === 'weight' ? (
    <WeightInput unit={unit} w={140} {...props} />
  ) : (
    <PriceInput w={140} {...props} />
  )
}
