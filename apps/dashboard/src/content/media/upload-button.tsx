import { Button, type ButtonProps, FileButton } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { acceptOf } from './file-types.ts'
import { useMayChange } from '../../platform/session/auth-context.ts'

interface UploadButtonProps extends Pick<ButtonProps, 'variant'> {
  multiple?: boolean
  /** Videos, recordings and captions too. */
  takesAll?: boolean
  onFiles: (files: File[]) => void
}

export function UploadButton(props: UploadButtonProps) {
  const { multiple = true, takesAll = false, onFiles, variant } = props
  if (!useMayChange()) return null
  return (
    <FileButton
      accept={takesAll ? Object.values(acceptOf).join(',') : acceptOf.image}
      multiple={multiple}
      onChange={(chosen) => onFiles([chosen ?? []].flat())}
      inputProps={{ 'aria-label': takesAll ? 'Files to upload' : 'Images to upload' }}
    >
      {({ onClick }) => (
        <Button
          variant={variant ?? 'filled'}
          leftSection={<IconUpload size={17} aria-hidden />}
          onClick={onClick}
        >
          {takesAll ? 'Upload files' : multiple ? 'Upload images' : 'Upload image'}
        </Button>
      )}
    </FileButton>
  )
}
