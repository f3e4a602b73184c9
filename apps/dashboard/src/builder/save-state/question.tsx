import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'

interface QuestionProps {
  title: string
  size?: string
  /** Omitted where an answer is required. */
  onLater?: () => void
  children: ReactNode
}

export function Question({ title, size = 'md', onLater, children }: QuestionProps) {
  return (
    <Modal
      opened
      onClose={() => onLater?.()}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={onLater !== undefined}
      centered
      size={size}
      padding="lg"
    >
      {/* Takes the focus, so that an Enter that was meant for a text answers nothing. */}
      <Modal.Title fz="lg" fw={650} mb="xs" tabIndex={-1} data-autofocus>
        {title}
      </Modal.Title>
      {children}
    </Modal>
  )
}
