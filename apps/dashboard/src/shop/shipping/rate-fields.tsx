import {
  Button,
  Group,
  SegmentedControl,
  SimpleGrid,
  Stack,
  Switch,
  Text,
  TextInput,
} from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { parcelUnit } from '@vitrine/commerce/catalogue/weight.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { DecimalInput } from '../../platform/ui/decimal-input.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { PriceInput } from '../../platform/ui/price-input.tsx'
import { TierFields } from './tier-fields.tsx'
import { type RateValues, withBasis } from './zone-values.ts'
import { useZoneFormContext } from './zone-form-context.ts'

const bases = [
  { value: 'flat', label: 'Flat' },
  { value: 'subtotal', label: 'By subtotal' },
  { value: 'weight', label: 'By weight' },
]

export function RateFields({ index }: { index: number }) {
  const form = useZoneFormContext()
  const unit = parcelUnit(useCurrentStore().weightUnit)
  const { basis, name } = form.values.rates[index]!
  const field = (of: string) => form.getInputProps(`rates.${index}.${of}`)
  return (
    <Panel title={name.trim() || 'New rate'} actions={<RateActions index={index} />}>
      <Stack>
        <TextInput
          label="Name"
          description="Shown to shoppers at checkout"
          placeholder="Standard"
          maxLength={80}
          maw={420}
          {...field('name')}
        />
        <div>
          <Text size="sm" fw={500} mb={4} id={`basis-${index}`}>
            What it costs
          </Text>
          <SegmentedControl
            aria-labelledby={`basis-${index}`}
            data={bases}
            {...field('basis')}
            onChange={(chosen) =>
              form.setFieldValue(
                `rates.${index}`,
                withBasis(form.getValues().rates[index]!, chosen as RateValues['basis'], unit),
              )
            }
          />
        </div>
        {basis === 'flat' ? (
          <PriceInput label="Price" maw={200} {...field('price')} />
        ) : (
          <TierFields index={index} basis={basis} />
        )}
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          <PriceInput
            label="Free above a subtotal of"
            description="Empty: never"
            {...field('freeAbove')}
          />
          <DecimalInput
            label="Delivery time, from (days)"
            description="Earliest"
            min={0}
            max={365}
            {...field('minDays')}
          />
          <DecimalInput
            label="Delivery time, to (days)"
            description="Latest"
            min={0}
            max={365}
            {...field('maxDays')}
          />
        </SimpleGrid>
      </Stack>
    </Panel>
  )
}

function RateActions({ index }: { index: number }) {
  const form = useZoneFormContext()
  const label = form.values.rates[index]!.name.trim() || `rate ${index + 1}`
  return (
    <Group gap="md">
      <Switch
        label="On"
        aria-label={`${label} is on`}
        {...form.getInputProps(`rates.${index}.enabled`, { type: 'checkbox' })}
      />
      <Button
        variant="default"
        size="xs"
        leftSection={<IconTrash size={15} aria-hidden />}
        aria-label={`Remove ${label}`}
        onClick={() => form.removeListItem('rates', index)}
      >
        Remove
      </Button>
    </Group>
  )
}
