import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { PickerContent, type PickerContentProps } from './picker-content.tsx'

interface MediaPickerProps extends Omit<PickerContentProps, 'onDone'> {
  opened: boolean
  onClose: () => void
}

export function MediaPicker({ opened, onClose, ...content }: MediaPickerProps) {
  const isSmall = useMediaQuery('(max-width: 640px)')
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={content.multiple ? 'Choose images' : 'Choose an image'}
      size={900}
      fullScreen={isSmall}
      centered
    >
      <PickerContent {...content} onDone={onClose} />
    </Modal>
  )
}
