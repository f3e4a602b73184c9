import { Button, FileButton, Group, Menu, Progress, Text } from '@mantine/core'
import { IconFolder, IconUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { acceptOf } from '../../../content/media/file-types.ts'
import { uploadMedia } from '../../../content/media/upload-media.ts'
import { calls } from '../../../platform/api/calls.ts'
import { messageOf } from '../../../platform/api/message-of.ts'
import { refresh } from '../../../platform/api/query-client.ts'
import { useCurrentStore } from '../../../platform/session/auth-context.ts'
import type { ControlProps } from './control.ts'
import type { FileKind } from './file-kind.ts'
import { SourceInput } from './source-input.tsx'

/** An address, or a file that is uploaded or already among the shop's media. */
export function FileControl(props: ControlProps<FileKind>) {
  const { setting, onChange, onDone } = props
  const { storeId } = useCurrentStore()
  const [sent, setSent] = useState<number>()
  const [problem, setProblem] = useState<string>()

  function take(url: string) {
    onChange(url)
    onDone()
  }

  async function upload(file: File | null) {
    if (!file) return
    setProblem(undefined)
    setSent(0)
    try {
      const item = await uploadMedia({ storeId, file, kind: setting.kind, onProgress: setSent })
      take(item.url)
      await refresh(calls.media.list)
    } catch (error) {
      setProblem(messageOf(error))
    } finally {
      setSent(undefined)
    }
  }

  return (
    <>
      <SourceInput {...props} error={problem ?? props.error} />
      <Group gap={6} mt={6}>
        <FileButton
          accept={acceptOf[setting.kind]}
          onChange={(file) => void upload(file)}
          inputProps={{ 'aria-label': `File for ${setting.label}` }}
        >
          {({ onClick }) => (
            <Button
              size="compact-xs"
              variant="default"
              leftSection={<IconUpload size={13} aria-hidden />}
              disabled={sent !== undefined}
              onClick={onClick}
            >
              Upload
            </Button>
          )}
        </FileButton>
        <FromMedia kind={setting.kind} onTake={take} />
      </Group>
      {sent !== undefined && (
        <Progress.Root size={6} mt={6}>
          <Progress.Section value={sent * 100} aria-label={`Uploading ${setting.label}`} />
        </Progress.Root>
      )}
    </>
  )
}

interface FromMediaProps {
  kind: FileKind
  onTake: (url: string) => void
}

function FromMedia({ kind, onTake }: FromMediaProps) {
  const { storeId } = useCurrentStore()
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery({
    ...calls.media.list.queryOptions({ input: { storeId, kind, pageNumber: 0, pageSize: 50 } }),
    enabled: isOpen,
  })
  return (
    <Menu opened={isOpen} onChange={setOpen} position="bottom-start" withinPortal>
      <Menu.Target>
        <Button
          size="compact-xs"
          variant="default"
          leftSection={<IconFolder size={13} aria-hidden />}
        >
          From media
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={300} style={{ overflowY: 'auto' }}>
        {data?.content.map(({ id, url, name }) => (
          <Menu.Item key={id} onClick={() => onTake(url)}>
            {name}
          </Menu.Item>
        ))}
        {data?.content.length === 0 && (
          <Text size="sm" p="xs" c="var(--ink-soft)">
            Nothing of this kind was uploaded yet.
          </Text>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
