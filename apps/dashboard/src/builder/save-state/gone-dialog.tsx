import { Button, Group, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { calls } from '../../platform/api/calls.ts'
import { messageOf } from '../../platform/api/message-of.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { useBuilder } from '../context/builder-context.ts'
import { saveContent } from '../model/page/save-content.ts'
import { QuestionAside } from './question-aside.tsx'

interface GoneDialogProps {
  onPickPage: (id: string) => void
  onForget: () => Promise<unknown>
}

export function GoneDialog({ onPickPage, onForget }: GoneDialogProps) {
  const { client, store, storeInfo } = useBuilder()
  const navigate = useNavigate()
  const save = useMutation({
    mutationFn: () => {
      const { components, settings } = store.getState()
      const { name, metaTitle, metaDescription } = settings
      const { content } = saveContent(components)
      const { storeId } = storeInfo
      return client.page.addPage({ storeId, name, metaTitle, metaDescription, content })
    },
    meta: { showsRefusals: true },
    async onSuccess(page) {
      await onForget()
      await refresh(calls.page.getPagesByStoreId)
      onPickPage(page.id)
    },
  })
  async function discard() {
    await onForget()
    await navigate('/dashboard/pages')
  }
  return (
    <QuestionAside title="This page was deleted">
      <Text size="sm">Your changes are still here and stored on this device.</Text>
      {save.error && (
        <Text size="sm" c="red.8" mt="xs" role="alert">
          {messageOf(save.error)}
        </Text>
      )}
      <Group mt="lg" justify="flex-end" gap="xs">
        <Button variant="subtle" color="gray" onClick={() => void discard()}>
          Discard changes
        </Button>
        <Button loading={save.isPending} onClick={() => save.mutate()}>
          Save as a new page
        </Button>
      </Group>
    </QuestionAside>
  )
}
