import { Alert, Button, Checkbox, FileButton, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { FontItem } from '@vitrine/contract/content/fonts.ts'
import { useState } from 'react'
import { calls } from '../../platform/api/calls.ts'
import { api } from '../../platform/api/client.ts'
import { messageOf } from '../../platform/api/message-of.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { sendFile } from '../../platform/api/send-file.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { showSuccess } from '../../platform/toast.ts'
import { confirm } from '../../platform/ui/confirm.tsx'

export function useOwnFonts(): readonly FontItem[] {
  const { storeId } = useCurrentStore()
  const { data } = useQuery(calls.fonts.list.queryOptions({ input: { storeId } }))
  return data?.fonts ?? []
}

interface OwnFontsProps {
  fonts: readonly FontItem[]
  /** Takes the font out of the theme that is edited. */
  onDeleted: (url: string) => void
}

/** Uploads and deletes the shop's own fonts. */
export function OwnFonts({ fonts, onDeleted }: OwnFontsProps) {
  const { storeId } = useCurrentStore()
  const [isLicensed, setLicensed] = useState(false)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function send(file: File | null) {
    if (!file) return
    setProblem(undefined)
    setSending(true)
    try {
      const form = new FormData()
      form.append('storeId', storeId)
      form.append('licence', 'yes')
      form.append('file', file, file.name)
      const { name } = await sendFile<FontItem>('/fonts', form, { onProgress: () => undefined })
      setLicensed(false)
      showSuccess(`${name} is now among your fonts`)
      await refresh(calls.fonts)
    } catch (error) {
      setProblem(messageOf(error))
    } finally {
      setSending(false)
    }
  }

  async function remove({ id, url }: Pick<FontItem, 'id' | 'url'>) {
    try {
      await api.media.delete({ id, force: true })
      onDeleted(url)
      await refresh(calls.fonts)
    } catch (error) {
      setProblem(messageOf(error))
    }
  }

  function askToDelete({ id, name, url }: FontItem) {
    confirm({
      title: `Delete ${name}?`,
      text: 'Texts in it take the font that is chosen in the theme behind it, for shoppers too.',
      confirm: 'Delete font',
      onConfirm: () => void remove({ id, url }),
    })
  }

  return (
    <Stack gap="xs">
      <Text size="sm" fw={500}>
        Your own fonts
      </Text>
      {fonts.map((font) => (
        <Group key={font.id} justify="space-between" wrap="nowrap">
          <Text size="sm" truncate style={{ fontFamily: `'${font.name}'` }}>
            {font.name}
          </Text>
          <Button
            variant="subtle"
            color="red"
            size="compact-xs"
            aria-label={`Delete ${font.name}`}
            onClick={() => askToDelete(font)}
          >
            Delete
          </Button>
        </Group>
      ))}
      <Checkbox
        size="sm"
        label="I have a licence to use this font on my site"
        checked={isLicensed}
        onChange={(event) => setLicensed(event.currentTarget.checked)}
      />
      <FileButton accept=".woff2,font/woff2" onChange={(file) => void send(file)}>
        {(button) => (
          <Button
            {...button}
            variant="default"
            size="xs"
            loading={isSending}
            disabled={!isLicensed}
            style={{ alignSelf: 'flex-start' }}
          >
            Upload WOFF2
          </Button>
        )}
      </FileButton>
      {problem && <Alert color="red">{problem}</Alert>}
    </Stack>
  )
}
