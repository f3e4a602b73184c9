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
      <Modal.Title fz="lg" fw={650} mb="xs">
        {title}
      </Modal.Title>
      {children}
    </Modal>
  )
}
