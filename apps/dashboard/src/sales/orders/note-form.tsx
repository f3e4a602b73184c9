import { Button, Group, Textarea } from '@mantine/core'
import type { Order } from '@vitrine/contract/sales/order.ts'
import { type SubmitEvent, useState } from 'react'
import { api } from '../../platform/api/client.ts'
import { useChangeOrder } from './use-change-order.ts'

export function NoteForm({ order }: { order: Order }) {
  const [text, setText] = useState('')
  const add = useChangeOrder(order, 'Note added')

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    const note = text.trim()
    if (!note) return
    add.mutate(({ id }) => api.orders.addNote({ id, text: note }), { onSuccess: () => setText('') })
  }

  return (
    <form onSubmit={handleSubmit}>
      <Group align="flex-end" gap="sm">
        <Textarea
          label="Add a note"
          flex="1 1 14rem"
          autosize
          minRows={1}
          maxRows={8}
          maxLength={2000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={!text.trim()} loading={add.isPending}>
          Add
        </Button>
      </Group>
    </form>
  )
}
