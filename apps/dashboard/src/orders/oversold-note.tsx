import { Alert } from '@mantine/core'
import { IconPackageOff } from '@tabler/icons-react'
import type { Order } from '@vitrine/contract/order.ts'
import { countOf } from '../ui/count-of.ts'

export function OversoldNote({ order: { oversold, events } }: { order: Order }) {
  const what = events.find(({ kind }) => kind === 'oversold')?.text
  return (
    <Alert
      color="red"
      variant="light"
      icon={<IconPackageOff aria-hidden />}
      title={`${countOf(oversold, 'piece')} sold that ${oversold === 1 ? 'was' : 'were'} not there any more`}
      styles={{ title: { color: 'var(--ink)' } }}
    >
      The payment took longer than the pieces were kept. Missing: {what}. Send them when you have
      them again, or give the money for them back.
    </Alert>
  )
}
