import { ActionIcon, Box, Group, Text, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconTrash } from '@tabler/icons-react'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import type { PricedDraft } from '@vitrine/contract/sales/draft-orders.ts'
import { DecimalInput } from '../../platform/ui/decimal-input.tsx'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { PriceInput } from '../../platform/ui/price-input.tsx'
import { Thumbnail } from '../../platform/ui/thumbnail.tsx'
import classes from './draft-form.module.css'
import type { DraftValues } from './draft-values.ts'

interface LineFieldsProps {
  form: UseFormReturnType<DraftValues>
  index: number
  priced: PricedDraft['lines'][number] | undefined
}

export function LineFields({ form, index, priced }: LineFieldsProps) {
  const { currency } = useCurrentStore()
  const line = form.values.lines[index]!
  const { kind, name, options, image, price } = line
  const unitPrice = priced?.unitPrice ?? Number(price)
  const label = name || `item ${index + 1}`
  const total = unitPrice * Number(line.quantity)
  return (
    <Group className={classes.line} align="flex-start" gap="md">
      {kind === 'product' && <Thumbnail src={image} size={52} />}
      <Box className={classes.what}>
        {kind === 'product' ? (
          <>
            <Text fw={550}>{name}</Text>
            <Text size="sm" c="var(--ink-soft)">
              {[options, `${formatPrice(unitPrice, currency)} each`].filter(Boolean).join(' · ')}
            </Text>
          </>
        ) : (
          <TextInput
            label="Custom item"
            placeholder="Engraving"
            maxLength={200}
            {...form.getInputProps(`lines.${index}.name`)}
          />
        )}
        {priced?.problem && <Problem {...priced} />}
      </Box>
      <Group className={classes.numbers} align="flex-start" gap="xs" wrap="nowrap">
        {kind === 'custom' && (
          <PriceInput
            className={classes.price}
            label="Price"
            {...form.getInputProps(`lines.${index}.price`)}
          />
        )}
        <DecimalInput
          label="Quantity"
          aria-label={`Quantity of ${label}`}
          min={1}
          max={9999}
          className={classes.quantity}
          {...form.getInputProps(`lines.${index}.quantity`)}
        />
        <Text className={classes.total} fw={550}>
          {Number.isFinite(total) ? formatPrice(priced?.total ?? total, currency) : '–'}
        </Text>
        <ActionIcon
          className={classes.remove}
          variant="subtle"
          color="red.8"
          aria-label={`Remove ${label}`}
          onClick={() => form.removeListItem('lines', index)}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </Group>
    </Group>
  )
}

function Problem({ problem, available }: PricedDraft['lines'][number]) {
  const words = {
    unavailable: 'No longer for sale. Remove it so that the order can be paid.',
    variation_required: 'This product now has variations. Remove it and choose one.',
    insufficient_stock: available ? `Only ${available} left.` : 'It is sold out.',
  }
  return (
    <Text size="sm" c="red.8" mt={4}>
      {problem && words[problem]}
    </Text>
  )
}
