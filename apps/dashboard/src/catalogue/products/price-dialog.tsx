import { Alert, Button, Group, Modal, SegmentedControl, Stack } from '@mantine/core'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { ProductChange, ProductSelection } from '@vitrine/contract/catalogue/bulk-products.ts'
import { useState } from 'react'
import { calls } from '../../platform/api/calls.ts'
import { DecimalInput } from '../../platform/ui/decimal-input.tsx'
import { messageOf } from '../../platform/api/message-of.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { countOf } from '../../platform/ui/count-of.ts'
import { PricePreview } from './price-preview.tsx'

interface PriceDialogProps {
  selection: ProductSelection
  onClose: () => void
  onApply: (change: ProductChange) => void
}

export function PriceDialog({ selection, onClose, onApply }: PriceDialogProps) {
  const { storeId, currency } = useCurrentStore()
  const [by, setBy] = useState<'percent' | 'amount'>('percent')
  const [value, setValue] = useState<number | string>('')
  const amount = Number(value)
  const change = amount ? ({ kind: 'price', by, value: amount } as const) : undefined
  const { data, error } = useQuery(
    calls.products.bulkEdit.queryOptions({
      input: change ? { storeId, selection, change, preview: true } : skipToken,
      staleTime: 0,
    }),
  )
  return (
    <Modal opened onClose={onClose} title="Change prices" centered>
      <Stack>
        <SegmentedControl
          aria-label="Change by"
          value={by}
          onChange={(next) => setBy(next === 'amount' ? 'amount' : 'percent')}
          data={[
            { value: 'percent', label: 'By percentage' },
            { value: 'amount', label: `By an amount in ${currency}` },
          ]}
        />
        <DecimalInput
          label={by === 'percent' ? 'Percentage' : `Amount in ${currency}`}
          description="Use a minus to lower prices. Discount prices and variations change too."
          value={value}
          onChange={setValue}
          min={-1_000_000_000}
          decimalScale={by === 'percent' ? 2 : 3}
          data-autofocus
        />
        {data && <PricePreview samples={data.samples} />}
        {!!data?.unfit && (
          <Alert color="red" variant="light">
            {countOf(data.unfit, 'product')} could not have such a price, so nothing can be changed.
            Leave them out, or choose another value.
          </Alert>
        )}
        {error && (
          <Alert color="red" variant="light">
            {messageOf(error)}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={!change || !data || data.unfit > 0}
            onClick={() => {
              if (change) onApply(change)
              onClose()
            }}
          >
            Change prices
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
