import { Button } from '@mantine/core'
import { formatPrice } from '@vitrine/commerce/format-price.ts'
import type { Order } from '@vitrine/contract/order.ts'
import { api } from '../api/client.ts'
import { confirm } from '../ui/confirm.tsx'
import { useChangeOrder } from './use-orders.ts'

/** Money that Stripe holds is taken there, as soon as the server gets to it. */
export function CaptureButton({ order }: { order: Order }) {
  const take = useChangeOrder(order, 'The money is being taken')
  const amount = formatPrice(order.capturable, order.currency)
  return (
    <Button
      loading={take.isPending}
      onClick={() =>
        confirm({
          title: `Take ${amount}?`,
          text: 'The money is held on the shopper’s card. Taking it cannot be undone, only refunded.',
          confirm: `Take ${amount}`,
          onConfirm: () => take.mutate(api.orders.addPayment),
        })
      }
    >
      Take {amount}
    </Button>
  )
}
