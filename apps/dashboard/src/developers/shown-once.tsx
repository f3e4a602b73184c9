import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { IconEyeOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { CopyText } from '../platform/ui/copy-text.tsx'

interface ShownOnceProps {
  title: string
  label: string
  secret: string
  children: ReactNode
  onClose: () => void
}

/** Ignores clicks outside, because the secret is shown only once. */
export function ShownOnce({ title, label, secret, children, onClose }: ShownOnceProps) {
  return (
    <Modal opened onClose={onClose} title={title} centered size="lg" closeOnClickOutside={false}>
      <Stack>
        <CopyText label={label} value={secret} takesFocus />
        <Alert variant="light" color="gray" icon={<IconEyeOff aria-hidden />}>
          <Text size="sm" c="var(--ink)">
            Copy it now and store it like a password. It is not shown again.
          </Text>
        </Alert>
        <Text size="sm">{children}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            I have saved it
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
