import { Stack } from '@mantine/core'
import type { PaymentMethodInput, Payments } from '@vitrine/contract/shop/payments.ts'
import { useEffect, useRef } from 'react'
import { confirmDanger } from '../../platform/ui/confirm.tsx'
import { showSuccess } from '../../platform/toast.ts'
import { lastWayToPay } from './last-way-to-pay.ts'
import { MethodCard } from './method-card.tsx'
import { useSavePayments } from './use-save-payments.ts'

export type Step = 'up' | 'down'

export function MethodList({ payments }: { payments: Payments }) {
  const { methods } = payments
  const save = useSavePayments(payments)
  const list = useRef<HTMLDivElement>(null)
  const moved = useRef<{ id: string; step: Step; to: number }>(undefined)

  // The pressed button moves with its card, and is missing at either end.
  useEffect(() => {
    if (!moved.current) return
    const { id, step, to } = moved.current
    if (methods[to]?.id !== id) return
    moved.current = undefined
    const buttons = [step, step === 'up' ? 'down' : 'up'].map(
      (each) => `[data-move="${each} ${id}"]`,
    )
    const [button] = buttons.flatMap(
      (found) => list.current?.querySelector<HTMLElement>(found) ?? [],
    )
    button?.focus()
  })

  function change(next: PaymentMethodInput[], message: string) {
    if (save.isPending) return
    save.mutate(next, { onSuccess: () => showSuccess(message) })
  }

  function move(index: number, step: Step) {
    const next = [...methods]
    const [method] = next.splice(index, 1)
    const to = step === 'up' ? index - 1 : index + 1
    next.splice(to, 0, method!)
    moved.current = { id: method!.id, step, to }
    change(next, `${method!.name} is number ${to + 1} of ${next.length} now`)
  }

  function turn(method: PaymentMethodInput, enabled: boolean) {
    const next = methods.map((each) => (each.id === method.id ? { ...each, enabled } : each))
    const isLast = !next.some((each) => each.enabled)
    const confirmed = () => change(next, `${method.name} is ${enabled ? 'on' : 'off'}`)
    if (!isLast) return confirmed()
    confirmDanger({
      title: `Switch off ${method.name}?`,
      text: lastWayToPay,
      confirm: 'Switch off',
      onConfirm: confirmed,
    })
  }

  function remove({ id, name }: PaymentMethodInput) {
    const next = methods.filter((method) => method.id !== id)
    const isLast = !next.some(({ enabled }) => enabled)
    confirmDanger({
      title: `Delete ${name}?`,
      text: isLast
        ? lastWayToPay
        : 'Shoppers can no longer choose it. Past orders stay as they are.',
      confirm: 'Delete',
      onConfirm: () => change(next, `${name} is deleted`),
    })
  }

  return (
    <Stack ref={list} component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
      {methods.map((method, index) => (
        <li key={method.id}>
          <MethodCard
            method={method}
            steps={[
              ...(index > 0 ? ['up' as const] : []),
              ...(index < methods.length - 1 ? ['down' as const] : []),
            ]}
            onTurn={(enabled) => turn(method, enabled)}
            onMove={(step) => move(index, step)}
            onDelete={() => remove(method)}
          />
        </li>
      ))}
    </Stack>
  )
}
