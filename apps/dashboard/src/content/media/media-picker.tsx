import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { PickerContent, type PickerContentProps } from './picker-content.tsx'

interface MediaPickerProps extends Omit<PickerContentProps, 'onDone'> {
  opened: boolean
  onClose: () => void
}

/**
 * Asks for one of the shop's pictures, or for several: from the library, uploaded on the spot, or at
 * an address of another host. Opened anew, it begins with nothing chosen.
 */
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
