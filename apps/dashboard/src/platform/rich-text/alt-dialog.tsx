import { Button, Group, TextInput } from '@mantine/core'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { EditorDialog } from './editor-dialog.tsx'

interface AltDialogProps {
  editor: Editor
  onClose: () => void
}

/** Changes the alt text of the selected image. */
export function AltDialog({ editor, onClose }: AltDialogProps) {
  const [alt, setAlt] = useState(String(editor.getAttributes('image')['alt'] ?? ''))

  function handleSubmit() {
    editor.commands.updateAttributes('image', { alt: alt.trim() })
    close()
  }

  function close() {
    onClose()
    editor.commands.focus()
  }

  return (
    <EditorDialog title="Alt text of the image" onSubmit={handleSubmit} onClose={close}>
      <TextInput
        label="Alt text"
        description="What the image shows, for those who cannot see it. Leave it empty if it only decorates."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data-autofocus
        maxLength={300}
        value={alt}
        onChange={(event) => setAlt(event.currentTarget.value)}
      />
      <Group justify="flex-end">
        <Button type="submit">Save</Button>
      </Group>
    </EditorDialog>
  )
}
