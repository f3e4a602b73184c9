import { Button, Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import {
  IconArchive,
  IconArchiveOff,
  IconBan,
  IconDots,
  IconFileInvoice,
  IconMailForward,
  IconPackage,
} from '@tabler/icons-react'
import { allowedTransitions } from '@vitrine/commerce/orders/order-state.ts'
import type { Order } from '@vitrine/contract/sales/order.ts'
import { Link } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { printUrl } from './documents-url.ts'
import { useChangeOrder } from './use-change-order.ts'
import { Changes } from '../../platform/ui/changes.tsx'

export function OrderMenu({ order }: { order: Order }) {
  const [isCancelling, cancelling] = useDisclosure()
  const archive = useChangeOrder(order, 'Order archived')
  const reopen = useChangeOrder(order, order.cancelledAt ? 'Order unarchived' : 'Order reopened')
  const resend = useChangeOrder(order, `Confirmation email sent again to ${order.customer.email}`)
  const allowed = allowedTransitions(order)
  const isCancelled = order.cancelledAt !== null
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" leftSection={<IconDots size={18} aria-hidden />}>
            More
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            component={Link}
            to={printUrl('packing-slip', [order.id])}
            leftSection={<IconPackage size={16} aria-hidden />}
          >
            Packing slip
          </Menu.Item>
          <Menu.Item
            component={Link}
            to={printUrl('invoice', [order.id])}
            leftSection={<IconFileInvoice size={16} aria-hidden />}
          >
            Invoice
          </Menu.Item>
          <Changes>
            {!isCancelled && (
              <Menu.Item
                leftSection={<IconMailForward size={16} aria-hidden />}
                onClick={() => resend.mutate(({ id }) => api.orders.resendConfirmation({ id }))}
              >
                Resend confirmation email
              </Menu.Item>
            )}
            {allowed.includes('archived') && (
              <Menu.Item
                leftSection={<IconArchive size={16} aria-hidden />}
                onClick={() => archive.mutate(api.orders.archive)}
              >
                Archive
              </Menu.Item>
            )}
            {order.status === 'archived' && (
              <Menu.Item
                leftSection={<IconArchiveOff size={16} aria-hidden />}
                onClick={() => reopen.mutate(api.orders.unarchive)}
              >
                {isCancelled ? 'Unarchive' : 'Reopen'}
              </Menu.Item>
            )}
            {order.status === 'open' && allowed.includes('cancelled') && (
              <Menu.Item
                color="red.8"
                leftSection={<IconBan size={16} aria-hidden />}
                onClick={cancelling.open}
              >
                Cancel order …
              </Menu.Item>
            )}
          </Changes>
        </Menu.Dropdown>
      </Menu>
      {isCancelling && <CancelDialog order={order} onClose={cancelling.close} />}
    </>
  )
}
