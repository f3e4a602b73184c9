import { Button, Code, CopyButton, Group, Modal, SimpleGrid, Stack, Text } from '@mantine/core'
import { downloadText } from '../../platform/ui/download-text.ts'

/** Ignores clicks outside, because the codes are shown only once. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const text = codes.join('\n')
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      title="Your recovery codes"
      centered
    >
      <Stack>
        <Text size="sm">
          Each signs you in once when you do not have your phone. Store them like a password: they
          are not shown again.
        </Text>
        <SimpleGrid cols={2} spacing="xs" component="ul" style={{ listStyle: 'none' }} p={0} m={0}>
          {codes.map((code) => (
            <li key={code}>
              <Code fz="md">{code}</Code>
            </li>
          ))}
        </SimpleGrid>
        <Group>
          <CopyButton value={text}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {copied ? 'Copied' : 'Copy'}
              </Button>
            )}
          </CopyButton>
          <Button
            variant="default"
            onClick={() => downloadText('recovery-codes.txt', 'text/plain', `${text}\n`)}
          >
            Download
          </Button>
          <Button ml="auto" onClick={onClose} data-autofocus>
            I have saved them
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
