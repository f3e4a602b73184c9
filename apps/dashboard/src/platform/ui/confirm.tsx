import { Text } from '@mantine/core'
import { modals } from '@mantine/modals'

export interface Confirm {
  title: string
  text: string
  confirm: string
  onConfirm: () => void
}

export function confirm({ title, text, confirm: label, onConfirm }: Confirm, color?: string) {
  modals.openConfirmModal({
    title,
    centered: true,
    children: <Text size="sm">{text}</Text>,
    labels: { confirm: label, cancel: 'Cancel' },
    confirmProps: color ? { color } : {},
    onConfirm,
  })
}

export function confirmDanger(question: Confirm) {
  confirm(question, 'red.9')
}
