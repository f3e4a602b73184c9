import { IconPackageOff } from '@tabler/icons-react'
import type { Order } from '@vitrine/contract/sales/order.ts'
import { countOf } from '../../platform/ui/count-of.ts'
import { Warning } from '../../platform/ui/warning.tsx'

export function OversoldNote({ order: { oversold, events } }: { order: Order }) {
  const what = events.find(({ kind }) => kind === 'oversold')?.text
  return (
    <Warning
      icon={<IconPackageOff aria-hidden />}
      title={`${countOf(oversold, 'item')} sold that ${oversold === 1 ? 'was' : 'were'} no longer in stock`}
    >
      The payment took longer than the items were reserved. Missing: {what}. Ship them when you have
      them again, or refund them.
    </Warning>
  )
}
