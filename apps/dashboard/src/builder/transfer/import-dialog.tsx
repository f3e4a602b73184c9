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
  const { storeInfo, linked } = useBuilder()
  const read = (json: string) => readPage(json, storeInfo.storeId, linked.getState())
  const [text, setText] = useState('')
  const [page, setPage] = useState<ReadPage>()

  async function readFile(file: File | null) {
    if (!file) return
    setText('')
    setPage(file.size > maxBytes ? { refused: tooLarge } : read(await file.text()))
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
          setPage(value.trim() ? read(value) : undefined)
        }}
      />
      <output>
        {page && 'refused' in page && (
          <Alert color="red" title="This cannot be imported">
            {page.refused} Your page is unchanged.
          </Alert>
        )}
        {page && 'items' in page && <IncomingPreview incoming={page} onDone={onDone} />}
      </output>
    </Stack>
  )
}
