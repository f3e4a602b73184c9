import { Button, Checkbox, Group, TextInput } from '@mantine/core'
import type { Editor } from '@tiptap/core'
import { safeUrl } from '@vitrine/sections/kit/values/safe-url.ts'
import { useState } from 'react'
import { EditorDialog } from './editor-dialog.tsx'

interface LinkDialogProps {
  editor: Editor
  onClose: () => void
}

export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const before = editor.getAttributes('link') as { href?: string; target?: string | null }
  const [address, setAddress] = useState(before.href ?? '')
  const [inNewTab, setInNewTab] = useState(before.target === '_blank')
  const [problem, setProblem] = useState<string>()
  const isLinked = editor.isActive('link')

  function handleSubmit() {
    const href = safeUrl(completed(address.trim()))
    if (href === undefined) return setProblem('Start with https://, mailto:, tel: or /.')
    setLink(editor, { href, target: inNewTab ? '_blank' : null })
    close()
  }

  function close() {
    onClose()
    editor.commands.focus()
  }

  return (
    <EditorDialog title="Link" onSubmit={handleSubmit} onClose={close}>
      <TextInput
        label="Address"
        placeholder="https://… or /page/about"
        data-autofocus
        maxLength={2000}
        value={address}
        error={problem}
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
      <Checkbox
        label="Open in a new tab"
        checked={inNewTab}
        onChange={(event) => setInNewTab(event.currentTarget.checked)}
      />
      <Group justify="flex-end" gap="xs">
        {isLinked && (
          <Button
            variant="subtle"
            color="red"
            onClick={() => {
              editor.chain().extendMarkRange('link').unsetLink().run()
              close()
            }}
          >
            Remove link
          </Button>
        )}
        <Button type="submit">{isLinked ? 'Change' : 'Add'}</Button>
      </Group>
    </EditorDialog>
  )
}

/** Inserts the address as text when nothing is selected. */
function setLink(editor: Editor, attributes: { href: string; target: string | null }) {
  const chain = editor.chain().extendMarkRange('link')
  if (!editor.state.selection.empty || editor.isActive('link')) {
    chain.setLink(attributes).run()
    return
  }
  const mark = { type: 'link', attrs: attributes }
  chain.insertContent({ type: 'text', text: attributes.href, marks: [mark] }).run()
}

function completed(address: string): string {
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(address)) return `mailto:${address}`
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(address) ? `https://${address}` : address
}
