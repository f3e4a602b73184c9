import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useMayChange } from '../session/auth-context.ts'
import { type Confirm, confirmDanger } from './confirm.tsx'

interface DeleteButtonProps {
  /** Names the row for screen readers. */
  label: string
  question: Confirm
  loading: boolean
}

export function DeleteButton({ label, question, loading }: DeleteButtonProps) {
  if (!useMayChange()) return null
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
