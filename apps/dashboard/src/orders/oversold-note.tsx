import { IconPackageOff } from '@tabler/icons-react'
import type { Order } from '@vitrine/contract/order.ts'
import { countOf } from '../ui/count-of.ts'
import { Warning } from '../ui/warning.tsx'

export function OversoldNote({ order: { oversold, events } }: { order: Order }) {
  const what = events.find(({ kind }) => kind === 'oversold')?.text
  return (
    <Warning
      icon={<IconPackageOff aria-hidden />}
      title={`${countOf(oversold, 'piece')} sold that ${oversold === 1 ? 'was' : 'were'} not there any more`}
    >
      The payment took longer than the pieces were kept. Missing: {what}. Send them when you have
      them again, or give the money for them back.
    </Warning>
  )
}
