import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { IconArrowBackUp, IconMail, IconTrash } from '@tabler/icons-react'
import type { ContactMessage } from '@vitrine/contract/email.ts'
import { useNavigate } from 'react-router'
import { confirmDanger } from '../../platform/ui/confirm.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { replyLink } from './reply-link.ts'
import { useDeleteMessage, useMarkUnread } from './use-messages.ts'

/** A message as its text: nothing in it is ever read as markup. */
export function MessageView({ message }: { message: ContactMessage }) {
  return (
    <Panel>
      <Stack gap="lg">
        <Text>
          <Text span fw={600}>
            {message.name}
          </Text>{' '}
          <Anchor
            href={`mailto:${message.customerEmail}`}
            underline="always"
            style={{ overflowWrap: 'anywhere' }}
          >
            {message.customerEmail}
          </Anchor>
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
  const back = () => void navigate('/dashboard/messages')
  const unread = useMarkUnread(message.id, back)
  const remove = useDeleteMessage(message.id, back)
  const handleDelete = () =>
    confirmDanger({
      title: 'Delete this message?',
      text: 'This cannot be undone. The email you received about it stays.',
      confirm: 'Delete message',
      onConfirm: () => remove.mutate(),
    })
  return (
    <Group gap="sm">
      <Button
        component="a"
        href={replyLink(message)}
        leftSection={<IconArrowBackUp size={18} aria-hidden />}
      >
        Reply by email
      </Button>
      <Button
        variant="default"
        leftSection={<IconMail size={18} aria-hidden />}
        loading={unread.isPending}
        onClick={() => unread.mutate()}
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
    </Group>
  )
}
