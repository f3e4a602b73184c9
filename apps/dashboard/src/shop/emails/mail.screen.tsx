import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { mailNames } from '@vitrine/contract/shop/mail-names.ts'
import type { MailDetail } from '@vitrine/contract/shop/mails.ts'
import { calls } from '../../platform/api/calls.ts'
import { MailFacts } from './mail-facts.tsx'
import { MailWords } from './mail-words.tsx'
import classes from './mails.module.css'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import type { Route } from './+types/mail.screen'

export const meta = titled('Email')

export default function MailScreen({ params: { mailId } }: Route.ComponentProps) {
  const {
    data: mail,
    error,
    isPending,
    refetch,
  } = useQuery(
    calls.mails.get.queryOptions({
      input: { id: mailId },
      // Most pending emails are sent within a second.
      refetchInterval: ({ state }) => (state.data?.status === 'pending' ? 2000 : false),
    }),
  )
  return (
    <Screen
      title={mail ? mailNames[mail.kind] : 'Email'}
      back={{ to: '/dashboard/mails', label: 'Emails' }}
    >
      {isPending && <RowsSkeleton />}
      {error && <LoadFailed noun="email" error={error} onRetry={() => void refetch()} />}
      {mail && (
        <div className={classes['columns']}>
          <MailFacts mail={mail} />
          <Words mail={mail} />
        </div>
      )}
    </Screen>
  )
}

function Words({ mail: { status, subject, html, text } }: { mail: MailDetail }) {
  if (html !== null && text !== null)
    return <MailWords mail={{ subject: subject ?? '', html, text }} />
  return (
    <Panel>
      <Text size="sm" c="var(--ink-soft)">
        {status === 'pending'
          ? 'It is created when it is sent, with the data at that time.'
          : 'Its content is not stored: it was never created, was sent long ago, or was deleted with its recipient.'}
      </Text>
    </Panel>
  )
}
