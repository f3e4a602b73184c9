import { Box, Button, Group, Modal, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconExternalLink } from '@tabler/icons-react'
import { messageOf } from '../../platform/api/message-of.ts'
import { CopyText } from '../../platform/ui/copy-text.tsx'
import { formatMoment } from '../../platform/ui/format-date.ts'
import { shopUrl } from '../../platform/session/shop-url.ts'
import { showFailure, showSuccess } from '../../platform/toast.ts'
import { useBuilder, useBuilderState } from '../context/builder-context.ts'

interface SharePreviewDialogProps {
  link: { domain: string; path: string; expiresAt: string }
  onClose: () => void
}

export function SharePreviewDialog({ link, onClose }: SharePreviewDialogProps) {
  const { domain, path, expiresAt } = link
  const url = shopUrl(domain, path)
  const { client } = useBuilder()
  const id = useBuilderState((state) => state.page.id)
  const revoke = useMutation({
    mutationFn: () => client.page.revokePreviews({ id }),
    meta: { showsRefusals: true },
    onError: (error) => showFailure(messageOf(error)),
    onSuccess() {
      showSuccess('The links to this draft no longer work')
      onClose()
    },
  })
  return (
    <Modal opened onClose={onClose} title="Share a preview" centered>
      <Text size="sm">
        Anyone with this link sees the draft as shoppers will, on any device and without signing in.
        It includes later changes and works for seven days, until{' '}
        <strong>{formatMoment(expiresAt)}</strong>.
      </Text>
      <Box mt="md">
        <CopyText label="Link to the preview" value={url} takesFocus />
      </Box>
      <Group mt="lg" justify="space-between">
        <Button
          variant="subtle"
          color="red"
          ml={-14}
          loading={revoke.isPending}
          onClick={() => revoke.mutate()}
        >
          Revoke all links
        </Button>
        <Button
          variant="default"
          component="a"
          href={url}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconExternalLink size={16} aria-hidden />}
        >
          Open it
        </Button>
      </Group>
    </Modal>
  )
}
