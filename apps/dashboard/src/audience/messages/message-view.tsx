import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { IconArrowBackUp, IconMail, IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { ContactMessage } from '@vitrine/contract/audience/email.ts'
import { useNavigate } from 'react-router'
import { calls } from '../../platform/api/calls.ts'
import { queryClient, refresh } from '../../platform/api/query-client.ts'
import { showSuccess } from '../../platform/toast.ts'
import { confirmDanger } from '../../platform/ui/confirm.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { replyLink } from './reply-link.ts'
import { Changes } from '../../platform/ui/changes.tsx'

/** Renders the message as plain text, never as markup. */
export function MessageView({ message }: { message: ContactMessage }) {
  return (
    <Panel>
      <Stack gap="lg">
        <Text>
          <Text span fw={600}>
            {message.name || 'A visitor'}
          </Text>{' '}
          {message.customerEmail && (
            <Anchor
              href={`mailto:${message.customerEmail}`}
              underline="always"
              style={{ overflowWrap: 'anywhere' }}
            >
              {message.customerEmail}
            </Anchor>
          )}
        </Text>
        <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} maw="46rem">
          {message.message}
        </Text>
        <Actions message={message} />
      </Stack>
    </Panel>
  )
}

function Actions({ message }: { message: ContactMessage }) {
  const navigate = useNavigate()
  const { id } = message
  const unread = useMutation(
    calls.messages.update.mutationOptions({ onSuccess: () => leave('Message marked as unread') }),
  )
  const remove = useMutation(
    calls.messages.delete.mutationOptions({ onSuccess: () => leave('Message deleted') }),
  )

  async function leave(notice: string) {
    showSuccess(notice)
    void navigate('/dashboard/messages')
    queryClient.removeQueries({ queryKey: calls.messages.get.queryKey({ input: { id } }) })
    await refresh(calls.messages.list)
  }

  const handleDelete = () =>
    confirmDanger({
      title: 'Delete this message?',
      text: 'This cannot be undone. The email you received about it stays.',
      confirm: 'Delete message',
      onConfirm: () => remove.mutate({ id }),
    })
  return (
    <Group gap="sm">
      {message.customerEmail && (
        <Button
          component="a"
          href={replyLink(message)}
          leftSection={<IconArrowBackUp size={18} aria-hidden />}
        >
          Reply by email
        </Button>
      )}
      <Changes>
        <Button
          variant="default"
          leftSection={<IconMail size={18} aria-hidden />}
          loading={unread.isPending}
          onClick={() => unread.mutate({ id, isRead: false })}
        >
          Mark as unread
        </Button>
        <Button
          variant="default"
          c="red.9"
          leftSection={<IconTrash size={18} aria-hidden />}
          loading={remove.isPending}
          onClick={handleDelete}
        >
          Delete
        </Button>
      </Changes>
    </Group>
  )
}
