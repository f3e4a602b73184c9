import { Button, Group } from '@mantine/core'

interface DialogButtonsProps {
  confirm: string
  color?: string
  isPending: boolean
  onConfirm?: () => void
  onClose: () => void
}

/** Without `onConfirm`, the button submits its form. */
export function DialogButtons(props: DialogButtonsProps) {
  const { confirm, color, isPending, onConfirm, onClose } = props
  return (
    <Group justify="flex-end" gap="xs">
      <Button variant="default" onClick={onClose}>
        Cancel
      </Button>
      <Button
        type={onConfirm ? 'button' : 'submit'}
        loading={isPending}
        onClick={onConfirm}
        {...(color && { color })}
      >
        {confirm}
      </Button>
    </Group>
  )
}
