import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import type { Editor } from '@tiptap/core'
import { type FormEvent, useState } from 'react'

interface AltDialogProps {
  editor: Editor
  onClose: () => void
}

/** Changes the alt text of the selected image. */
export function AltDialog({ editor, onClose }: AltDialogProps) {
  const [alt, setAlt] = useState(String(editor.getAttributes('image')['alt'] ?? ''))

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    // React bubbles submits of the dialog, a portal, to the page's form.
    event.stopPropagation()
    editor.commands.updateAttributes('image', { alt: alt.trim() })
    close()
  }

  function close() {
    onClose()
    editor.commands.focus()
  }

  return (
    <Modal opened onClose={close} title="Alt text of the image" centered returnFocus={false}>
      <form noValidate onSubmit={handleSubmit}>
        <Stack>
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
        </Stack>
      </form>
    </Modal>
  )
}
