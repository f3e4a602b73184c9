import { Modal, Stack } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'

interface EditorDialogProps {
  title: string
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A form about what is selected in a text; its fields are the children. */
export function EditorDialog({ title, onSubmit, onClose, children }: EditorDialogProps) {
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    // React bubbles submits of the dialog, a portal, to the page's form.
    event.stopPropagation()
    onSubmit()
  }

  return (
    <Modal opened onClose={onClose} title={title} centered returnFocus={false}>
      <form noValidate onSubmit={handleSubmit}>
        <Stack>{children}</Stack>
      </form>
    </Modal>
  )
}
