import { Button, Select, Stack } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { type MailKind, mailKinds } from '@vitrine/contract/shop/mail-names.ts'
import { useSearchParams } from 'react-router'
import { showSuccess } from '../../platform/toast.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { calls } from '../../platform/api/calls.ts'
import { useAuth, useCurrentStore } from '../../platform/session/auth-context.ts'
import { kindChoices } from './mail-states.ts'
import { MailWords } from './mail-words.tsx'
import classes from './mails.module.css'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { oneOf } from '../../platform/ui/one-of.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { TextLink } from '../../platform/ui/text-link.tsx'
import { titled } from '../../platform/ui/title.ts'
import { Changes } from '../../platform/ui/changes.tsx'

export const meta = titled('Email templates')

export default function MailTemplates() {
  const [params, setParams] = useSearchParams()
  const kind = oneOf(mailKinds, params.get('kind') ?? undefined) ?? 'order_confirmation'
  const { storeId } = useCurrentStore()
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(
    calls.mailTemplates.preview.queryOptions({
      input: { kind, storeId },
      placeholderData: keepPreviousData,
    }),
  )
  return (
    <Screen
      title="Email templates"
      hint="Preview of your emails with sample data."
      back={{ to: '/dashboard/mails', label: 'Emails' }}
    >
      <div className={classes['columns']}>
        <Panel>
          <Stack gap="md">
            <Select
              label="Email"
              data={kindChoices}
              value={kind}
              allowDeselect={false}
              onChange={(next) => next && setParams({ kind: next }, { replace: true })}
            />
            <Changes>
              <TestButton kind={kind} />
            </Changes>
            <div>
              Emails use the logo, colours and font of your{' '}
              <TextLink to="/dashboard/theme">theme</TextLink>, and name the seller from your{' '}
              <TextLink to="/dashboard/business">business details</TextLink>.
            </div>
          </Stack>
        </Panel>
        {isPending && <RowsSkeleton />}
        {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {data && <MailWords mail={data} isFaded={isPlaceholderData} />}
      </div>
    </Screen>
  )
}

function TestButton({ kind }: { kind: MailKind }) {
  const { email } = useAuth()
  const { storeId } = useCurrentStore()
  const test = useMutation(
    calls.mailTemplates.sendTest.mutationOptions({
      async onSuccess() {
        showSuccess(`On its way to ${email}`)
        await refresh(calls.mails)
      },
    }),
  )
  return (
    <Button
      leftSection={<IconSend size={18} aria-hidden />}
      loading={test.isPending}
      onClick={() => test.mutate({ kind, storeId })}
    >
      Send me a test
    </Button>
  )
}
