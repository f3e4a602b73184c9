import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { type Confirm, confirmDanger } from './confirm.tsx'

interface DeleteButtonProps {
  /** Names the row for screen readers. */
  label: string
  question: Confirm
  loading: boolean
}

export function DeleteButton({ label, question, loading }: DeleteButtonProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="red.8"
      aria-label={label}
      loading={loading}
      onClick={() => confirmDanger(question)}
    >
      <IconTrash size={18} aria-hidden />
    </ActionIcon>
  )
}
