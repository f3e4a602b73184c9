import { Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core'
import type { OrderChanges } from '@vitrine/contract/orders-contract.ts'
import { useState } from 'react'
import { ChosenBar } from '../ui/chosen-bar.tsx'
import { countOf } from '../ui/count-of.ts'
import { useChosen } from '../ui/selection-context.ts'
import { ChosenDocuments } from './chosen-documents.tsx'
import { useBulkOrders } from './use-order-list.ts'

/** As many as one call takes. */
const most = 500

type Act = 'fulfil' | 'pay' | 'archive'

interface ActWords {
  label: string
  title: string
  text: string
  changes: (notify: boolean) => OrderChanges
}

const acts: Record<Act, ActWords> = {
  fulfil: {
    label: 'Mark as fulfilled',
    title: 'Was all of it sent?',
    text: 'Everything that is left in these orders is marked as sent. It cannot be taken back.',
    changes: (notify) => ({ fulfilmentStatus: 'fulfilled', notify }),
  },
  pay: {
    label: 'Mark as paid',
    title: 'Was the money received?',
    text: 'All that is still due is recorded as received. It cannot be taken back.',
    changes: () => ({ paymentStatus: 'paid' }),
  },
  archive: {
    label: 'Archive',
    title: 'Archive these orders?',
    text: 'They leave the list of open orders, and can be opened again one by one.',
    changes: () => ({ status: 'archived' }),
  },
}

export function OrderBulkBar() {
  const chosen = useChosen()
  const [act, setAct] = useState<Act>()
  if (chosen.isEmpty) return null
  const count = chosen.ids.size
  return (
    <ChosenBar count={count} noun="order">
      {count > most && <Text size="sm">At most {most} can be changed at once.</Text>}
      {(Object.keys(acts) as Act[]).map((name) => (
        <Button
          key={name}
          size="xs"
          variant="default"
          disabled={count > most}
          onClick={() => setAct(name)}
        >
          {acts[name].label}
        </Button>
      ))}
      <ChosenDocuments ids={[...chosen.ids]} />
      <Button size="xs" variant="subtle" onClick={chosen.clear}>
        Choose none
      </Button>
      {act && <ActDialog act={act} ids={[...chosen.ids]} onClose={() => setAct(undefined)} />}
    </ChosenBar>
  )
}

interface ActDialogProps {
  act: Act
  ids: string[]
  onClose: () => void
}

function ActDialog({ act, ids, onClose }: ActDialogProps) {
  const { clear } = useChosen()
  const [notify, setNotify] = useState(true)
  const bulk = useBulkOrders()
  const { title, text, label, changes } = acts[act]

  function handleConfirm() {
    bulk.mutate(
      { ids, changes: changes(notify) },
      {
        onSuccess() {
          onClose()
          clear()
        },
      },
    )
  }

  return (
    <Modal opened onClose={onClose} title={title} centered>
      <Stack>
        <Text size="sm">
          {countOf(ids.length, 'order')}: {text} Orders that are not in a state for it are left as
          they are.
        </Text>
        {act === 'fulfil' && (
          <Checkbox
            label="Tell the customers by mail"
            checked={notify}
            onChange={(event) => setNotify(event.currentTarget.checked)}
          />
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={bulk.isPending} onClick={handleConfirm}>
            {label}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
