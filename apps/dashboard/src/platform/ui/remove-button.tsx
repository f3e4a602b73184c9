import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'

interface RemoveButtonProps {
  /** What is removed, as screen readers say it. */
  name: string
  onRemove: () => void
}

export function RemoveButton({ name, onRemove }: RemoveButtonProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray.7"
      data-part="remove"
      aria-label={`Remove ${name}`}
      onClick={onRemove}
    >
      <IconX size={17} aria-hidden />
    </ActionIcon>
  )
}
