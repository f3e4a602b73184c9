import { Button, Collapse, Group, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ComponentProps } from 'react'
import { DnsRecords } from './dns-records.tsx'

interface FoldedRecordsProps extends ComponentProps<typeof DnsRecords> {
  /** What the button shows and hides. */
  name: string
  isSettled: boolean
}

/** In sight while there is something to do with them. */
export function FoldedRecords({ name, isSettled, ...list }: FoldedRecordsProps) {
  const [isOpen, records] = useDisclosure()
  if (!isSettled) return <DnsRecords {...list} />
  return (
    <Stack gap="xs" align="stretch">
      <Group>
        <Button variant="default" size="xs" aria-expanded={isOpen} onClick={records.toggle}>
          {isOpen ? `Hide ${name}` : `Show ${name}`}
        </Button>
      </Group>
      <Collapse expanded={isOpen}>
        <DnsRecords {...list} />
      </Collapse>
    </Stack>
  )
}
