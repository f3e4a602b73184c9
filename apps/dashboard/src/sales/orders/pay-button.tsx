import { Button } from '@mantine/core'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import type { Order } from '@vitrine/contract/sales/order.ts'
import { api } from '../../platform/api/client.ts'
import { confirm } from '../../platform/ui/confirm.tsx'
import { amountDue } from './amount-due.ts'
import { useChangeOrder } from './use-change-order.ts'

export function PayButton({ order }: { order: Order }) {
  const pay = useChangeOrder(order, 'Order marked as paid')
  const due = formatPrice(amountDue(order), order.currency)
  return (
    <Button
      loading={pay.isPending}
      onClick={() =>
        confirm({
          title: 'Was the money received?',
          text: `This records a payment of ${due}. It cannot be undone, only refunded.`,
          confirm: 'Mark as paid',
          onConfirm: () => pay.mutate(api.orders.addPayment),
        })
      }
    >
      Mark as paid
    </Button>
  )
}
