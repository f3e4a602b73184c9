import { Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core'
import type { OrderChanges } from '@vitrine/contract/sales/orders-contract.ts'
import { useState } from 'react'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { countOf } from '../../platform/ui/count-of.ts'
import { useChosen } from '../../platform/ui/data-table/selection-context.ts'
import type { orderFilter } from './order-filter.ts'
import { useBulkMatching, useBulkOrders } from './use-bulk-orders.ts'

export const bulkActs = ['fulfil', 'pay', 'archive'] as const
export type BulkAct = (typeof bulkActs)[number]

export const actNames: Record<BulkAct, string> = {
  fulfil: 'Mark as fulfilled',
  pay: 'Mark as paid',
  archive: 'Archive',
}

const questions: Record<BulkAct, { title: string; text: string }> = {
  fulfil: {
    title: 'Was everything shipped or picked up?',
    text: 'All items left in these orders are marked as fulfilled. This cannot be undone.',
  },
  pay: {
    title: 'Was the money received?',
    text: 'All that is still due is recorded as received. This cannot be undone.',
  },
  archive: {
    title: 'Archive these orders?',
    text: 'They leave the list of open orders. You can reopen them one by one.',
  },
}

const changesOf: Record<BulkAct, (notify: boolean) => OrderChanges> = {
  fulfil: (notify) => ({ fulfilmentStatus: 'fulfilled', notify }),
  pay: () => ({ paymentStatus: 'paid' }),
  archive: () => ({ status: 'archived' }),
}

interface BulkOrderDialogProps {
  act: BulkAct
  count: number
  chosen: { ids: string[] } | { filter: ReturnType<typeof orderFilter> }
  onClose: () => void
}

export function BulkOrderDialog({ act, count, chosen, onClose }: BulkOrderDialogProps) {
  const { storeId } = useCurrentStore()
  const { clear } = useChosen()
  const [notify, setNotify] = useState(true)
  const [named, matching] = [useBulkOrders(), useBulkMatching()]
  const isPending = named.isPending || matching.isPending
  const { title, text } = questions[act]

  function onSuccess() {
    onClose()
    clear()
  }

  function handleConfirm() {
    const changes = changesOf[act](notify)
    if ('ids' in chosen) named.mutate({ ids: chosen.ids, changes, unfit: 'skip' }, { onSuccess })
    else matching.mutate({ ...chosen.filter, storeId, changes }, { onSuccess })
  }

  return (
    <Modal opened onClose={() => !isPending && onClose()} title={title} centered>
      <Stack>
        <Text size="sm">
          {countOf(count, 'order')}: {text} Orders for which it does not apply stay as they are.
        </Text>
        {act === 'fulfil' && (
          <Checkbox
            label="Notify customers by email"
            checked={notify}
            onChange={(event) => setNotify(event.currentTarget.checked)}
          />
        )}
        {matching.isPending && (
          <Text size="sm" component="output">
            {matching.done.toLocaleString('en')} of {count.toLocaleString('en')} changed …
          </Text>
        )}
        {matching.isError && (
          <Text size="sm" c="red.9" role="alert">
            {countOf(matching.done, 'order')} changed before it stopped. Try again to change the
            rest.
          </Text>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button loading={isPending} onClick={handleConfirm}>
            {actNames[act]}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
