import { Button, Modal } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { Order } from '@vitrine/contract/sales/order.ts'
import { FulfilForm } from './fulfil-form.tsx'

export function isToFulfil({ lines, status }: Order): boolean {
  return status === 'open' && lines.some(({ left }) => left > 0)
}

export function FulfilButton({ order }: { order: Order }) {
  const [isOpen, dialog] = useDisclosure()
  return (
    <>
      <Button onClick={dialog.open}>
        {order.isPickup ? 'Mark as picked up' : 'Mark as fulfilled'}
      </Button>
      <Modal
        opened={isOpen}
        onClose={dialog.close}
        title={order.isPickup ? 'Hand over items' : 'Fulfil items'}
        centered
      >
        <FulfilForm order={order} onDone={dialog.close} />
      </Modal>
    </>
  )
}
