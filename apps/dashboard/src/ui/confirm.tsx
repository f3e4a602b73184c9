import { Text } from '@mantine/core'
import { modals } from '@mantine/modals'

interface Confirm {
  title: string
  text: string
  confirm: string
  onConfirm: () => void
}

export function confirmDanger({ title, text, confirm, onConfirm }: Confirm) {
  modals.openConfirmModal({
    title,
    centered: true,
    children: <Text size="sm">{text}</Text>,
    labels: { confirm, cancel: 'Cancel' },
    confirmProps: { color: 'red' },
    onConfirm,
  })
}
