import { Alert, FileButton, Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { useState } from 'react'
import { useBuilder } from '../context/builder-context.ts'
import { IncomingPreview } from './incoming-preview.tsx'
import { maxBytes, tooLarge } from '../page-file/read-json.ts'
import { readPage, type ReadPage } from '../page-file/read-page.ts'

interface ImportDialogProps {
  opened: boolean
  onClose: () => void
}

export function ImportDialog({ opened, onClose }: ImportDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Import a page" size="lg" centered>
      <Import onDone={onClose} />
    </Modal>
  )
}

function Import({ onDone }: { onDone: () => void }) {
  const { storeId } = useBuilder().storeInfo
  const [text, setText] = useState('')
  const [read, setRead] = useState<ReadPage>()

  async function readFile(file: File | null) {
    if (!file) return
    setText('')
    setRead(file.size > maxBytes ? { refused: tooLarge } : readPage(await file.text(), storeId))
  }

  return (
    <Stack>
      <Group justify="space-between">
        <Text size="sm">Choose a file that was exported here, or paste its text.</Text>
        <FileButton accept="application/json,.json" onChange={(file) => void readFile(file)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              size="xs"
              leftSection={<IconFileImport size={16} aria-hidden />}
            >
              Choose a file
            </Button>
          )}
        </FileButton>
      </Group>
      <Textarea
        label="JSON of a page"
        placeholder='{ "content": [ … ] }'
        minRows={5}
        maxRows={9}
        autosize
        spellCheck={false}
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)', fontSize: 12 } }}
        value={text}
        onChange={(event) => {
          const { value } = event.currentTarget
          setText(value)
          setRead(value.trim() ? readPage(value, storeId) : undefined)
        }}
      />
      <output>
        {read && 'refused' in read && (
          <Alert color="red" title="This cannot be imported">
            {read.refused} Your page is unchanged.
          </Alert>
        )}
        {read && 'items' in read && <IncomingPreview incoming={read} onDone={onDone} />}
      </output>
    </Stack>
  )
}
