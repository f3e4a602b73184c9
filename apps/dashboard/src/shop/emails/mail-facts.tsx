import { Stack, Text } from '@mantine/core'
import { mailNames } from '@vitrine/contract/shop/mail-names.ts'
import type { MailDetail } from '@vitrine/contract/shop/mails.ts'
import { formatMoment } from '../../platform/ui/format-date.ts'
import { Fact } from '../../platform/ui/fact.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { TextLink } from '../../platform/ui/text-link.tsx'
import { MailActions } from './mail-actions.tsx'
import { MailStatusBadge } from './mail-status.tsx'

export function MailFacts({ mail }: { mail: MailDetail }) {
  const { kind, status, recipient, attempts, lastError, createdAt, sentAt, nextTryAt } = mail
  return (
    <Panel>
      <Stack gap="md">
        <div>
          <MailStatusBadge status={status} />
        </div>
        {lastError !== null && (
          <Fact label="What went wrong">
            <Text c="red.9" span inherit>
              {lastError}
            </Text>
          </Fact>
        )}
        <Fact label="To">{recipient ?? whyNobody(mail)}</Fact>
        <Fact label="Kind">{mail.isTest ? `Test: ${mailNames[kind]}` : mailNames[kind]}</Fact>
        <About mail={mail} />
        <Fact label="Requested">{formatMoment(createdAt)}</Fact>
        {sentAt !== null && <Fact label="Sent">{formatMoment(sentAt)}</Fact>}
        <Fact label="Tries">{attempts}</Fact>
        {nextTryAt !== null && attempts > 0 && (
          <Fact label="Next try">{formatMoment(nextTryAt)}</Fact>
        )}
        {status === 'dropped' && (
          <Text size="sm" c="var(--ink-soft)">
            It was no longer needed when it was due to be sent.
          </Text>
        )}
        <MailActions mail={mail} />
      </Stack>
    </Panel>
  )
}

function whyNobody({ status }: MailDetail): string {
  if (status === 'dropped') return 'Nobody'
  return status === 'pending' ? 'Known with the first attempt' : 'No longer known'
}

const aboutNames = {
  order: 'Order',
  draft: 'Draft order',
  checkout: 'Checkout',
  message: 'Message',
  page: 'Page',
}

function About({ mail: { about } }: { mail: MailDetail }) {
  if (!about) return null
  const { kind, id, name } = about
  const addresses = {
    order: `/dashboard/orders/${id}`,
    draft: `/dashboard/draft-orders/${id}`,
    checkout: `/dashboard/abandoned-checkouts/${id}`,
    message: `/dashboard/messages/${id}`,
    page: `/builder?page=${id}`,
  }
  return (
    <Fact label={aboutNames[kind]}>
      <TextLink to={addresses[kind]}>{name}</TextLink>
    </Fact>
  )
}
