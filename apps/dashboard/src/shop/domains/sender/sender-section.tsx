import { Badge, Button, Divider, Group, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconMail, IconPencil } from '@tabler/icons-react'
import type { DomainSender, StoreHost } from '@vitrine/contract/shop/store-domains.ts'
import { FoldedRecords } from '../folded-records.tsx'
import { Problem } from '../problem.tsx'
import { describeSender, senderLabels } from './describe-sender.ts'
import { RenewKey } from './renew-key.tsx'
import { SenderDialog } from './sender-dialog.tsx'
import { TurnOff } from './turn-off.tsx'
import { Changes } from '../../../platform/ui/changes.tsx'

interface SenderSectionProps {
  host: StoreHost
  sender: DomainSender
  mailFallback: string
}

/** Emails from a domain: whether they come from it, what is wrong, its records and acts. */
export function SenderSection({ host, sender, mailFallback }: SenderSectionProps) {
  const { status, mailDomain, problem } = sender
  const [isAsking, dialog] = useDisclosure()
  const { label, color } = senderLabels[status]
  const isOff = status === 'off'
  return (
    <>
      <Divider color="var(--line)" />
      <Group justify="space-between" align="flex-start" gap="xs">
        <Title order={3} fz="1rem" style={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          Email from {mailDomain}
        </Title>
        <Badge variant="light" miw="max-content" color={color} aria-live="polite">
          {label}
        </Badge>
      </Group>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {describeSender(sender, mailFallback)}
      </Text>
      {problem && <Problem {...problem} isBroken={status === 'problem'} />}
      {!isOff && (
        <FoldedRecords
          name="email records"
          isSettled={status === 'on' && problem === null}
          label={`Email records of ${mailDomain}`}
          records={sender.records}
          isChecked={sender.checked}
        />
      )}
      <Changes>
        <Group gap="xs">
          <Button
            variant="default"
            size="xs"
            maw="100%"
            leftSection={
              isOff ? <IconMail size={15} aria-hidden /> : <IconPencil size={15} aria-hidden />
            }
            onClick={dialog.open}
          >
            {isOff ? `Send emails from ${mailDomain}` : 'Change email address'}
          </Button>
          {!isOff && <RenewKey host={host} sender={sender} />}
          {!isOff && <TurnOff host={host} sender={sender} mailFallback={mailFallback} />}
        </Group>
      </Changes>
      {isAsking && <SenderDialog host={host} sender={sender} onClose={dialog.close} />}
    </>
  )
}
