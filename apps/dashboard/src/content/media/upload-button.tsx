import { Button, type ButtonProps, FileButton } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useMayChange } from '../../platform/session/auth-context.ts'

interface UploadButtonProps extends Pick<ButtonProps, 'variant'> {
  multiple?: boolean
  onFiles: (files: File[]) => void
}

const kinds = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

export function UploadButton({ multiple = true, onFiles, variant }: UploadButtonProps) {
  if (!useMayChange()) return null
  return (
    <FileButton
      accept={kinds}
      multiple={multiple}
      onChange={(chosen) => onFiles([chosen ?? []].flat())}
      inputProps={{ 'aria-label': 'Images to upload' }}
    >
      {({ onClick }) => (
        <Button
          variant={variant ?? 'filled'}
          leftSection={<IconUpload size={17} aria-hidden />}
          onClick={onClick}
        >
          {multiple ? 'Upload images' : 'Upload image'}
        </Button>
      )}
    </FileButton>
  )
}
