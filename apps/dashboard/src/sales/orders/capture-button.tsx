import { Button } from '@mantine/core'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import type { Order } from '@vitrine/contract/sales/order.ts'
import { api } from '../../platform/api/client.ts'
import { confirm } from '../../platform/ui/confirm.tsx'
import { useChangeOrder } from './use-change-order.ts'

export function CaptureButton({ order }: { order: Order }) {
  const take = useChangeOrder(order, 'Capturing payment')
  const amount = formatPrice(order.capturable, order.currency)
  return (
    <Button
      loading={take.isPending}
      onClick={() =>
        confirm({
          title: `Capture ${amount}?`,
          text: 'The amount is authorised on the shopper’s card. A captured payment cannot be undone, only refunded.',
          confirm: `Capture ${amount}`,
          onConfirm: () => take.mutate(api.orders.addPayment),
        })
      }
    >
      Take {amount}
    </Button>
  )
}
