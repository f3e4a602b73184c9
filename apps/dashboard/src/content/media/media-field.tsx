import { ActionIcon } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPhotoSearch } from '@tabler/icons-react'
import type { ChangeEvent } from 'react'
import { ImageField, type ImageFieldProps } from '../../platform/ui/image-field.tsx'
import { MediaPicker } from './media-picker.tsx'

interface MediaFieldProps extends Omit<ImageFieldProps, 'label' | 'onChange'> {
  label: string
  onChange: (value: string | ChangeEvent<HTMLInputElement>) => void
}

export function MediaField({ label, onChange, actions, ...field }: MediaFieldProps) {
  const [isChoosing, picker] = useDisclosure()
  return (
    <>
      <ImageField
        {...field}
        label={label}
        onChange={onChange}
        actions={
          <>
            <ActionIcon
              variant="default"
              size="lg"
              aria-label={`Choose an image: ${label}`}
              aria-haspopup="dialog"
              onClick={picker.open}
            >
              <IconPhotoSearch size={18} aria-hidden />
            </ActionIcon>
            {actions}
          </>
        }
      />
      <MediaPicker
        opened={isChoosing}
        onClose={picker.close}
        onChoose={([image]) => onChange(image?.url ?? '')}
      />
    </>
  )
}
