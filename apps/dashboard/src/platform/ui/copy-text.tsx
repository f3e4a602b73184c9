import { Button, CopyButton, Group, TextInput } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'

interface CopyTextProps {
  label: string
  value: string
  takesFocus?: boolean
}

export function CopyText({ label, value, takesFocus = false }: CopyTextProps) {
  return (
    <Group gap="xs" wrap="nowrap">
      <TextInput
        aria-label={label}
        readOnly
        value={value}
        style={{ flex: 1 }}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton value={value}>
        {({ copied, copy }) => (
          <Button
            {...(takesFocus && { 'data-autofocus': true })}
            onClick={copy}
            leftSection={
              copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />
            }
          >
            {copied ? 'Copied' : 'Copy'}
          </Button>
        )}
      </CopyButton>
    </Group>
  )
}
