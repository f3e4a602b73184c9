import { Modal } from '@mantine/core'
import { NewPageForm } from '../../content/pages/new-page-form.tsx'

interface NewPageDialogProps {
  opened: boolean
  onClose: () => void
}

/** Opens the new page in place of this one, whose changes are saved by then. */
export function NewPageDialog({ opened, onClose }: NewPageDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="New page" size="xl" centered>
      <NewPageForm />
    </Modal>
  )
}
