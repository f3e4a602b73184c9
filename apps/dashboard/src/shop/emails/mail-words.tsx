import { SegmentedControl, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Panel } from '../../platform/ui/panel.tsx'
import { MailFrame } from './mail-frame.tsx'

interface MailWordsProps {
  mail: { subject: string; html: string; text: string }
  isFaded?: boolean
}

const versions = [
  { value: 'html', label: 'HTML' },
  { value: 'text', label: 'Plain text' },
]

export function MailWords({ mail: { subject, html, text }, isFaded = false }: MailWordsProps) {
  const [version, setVersion] = useState('html')
  return (
    <Panel>
      <Stack gap="md" style={{ opacity: isFaded ? 0.5 : 1 }}>
        <div>
          <Text size="sm" c="var(--ink-soft)">
            Subject
          </Text>
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {subject}
          </Text>
        </div>
        <SegmentedControl
          aria-label="Format of the email"
          data={versions}
          value={version}
          onChange={setVersion}
          style={{ alignSelf: 'flex-start' }}
        />
        {version === 'html' ? (
          <MailFrame html={html} title={`Mail: ${subject}`} />
        ) : (
          <Text
            component="pre"
            size="sm"
            m={0}
            style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontFamily: 'inherit' }}
          >
            {text}
          </Text>
        )}
      </Stack>
    </Panel>
  )
}
