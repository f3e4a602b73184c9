import { useQuery } from '@tanstack/react-query'
import { calls } from '../../platform/api/calls.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { DeleteAccountPanel } from './delete-account-panel.tsx'
import { DetailsPanel } from './details-panel.tsx'
import { EmailPanel } from './email-panel.tsx'
import { ExportPanel } from './export-panel.tsx'
import { NotificationsPanel } from './notifications-panel.tsx'
import { PasskeysPanel } from './passkeys-panel.tsx'
import { PasswordPanel } from './password-panel.tsx'
import { TwoFactorPanel } from './two-factor-panel.tsx'
import { SessionsPanel } from './sessions-panel.tsx'

export const meta = titled('Your profile')

export default function ProfileScreen() {
  const { data, error, isPending, refetch } = useQuery(calls.profile.get.queryOptions())
  return (
    <Screen title="Your profile" hint="Your account, the same in all your shops.">
      {isPending && <RowsSkeleton />}
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <DetailsPanel profile={data} />
          <EmailPanel profile={data} />
          <PasswordPanel profile={data} />
          <PasskeysPanel hasPassword={data.hasPassword} />
          <TwoFactorPanel profile={data} />
          <SessionsPanel />
          <NotificationsPanel />
          <ExportPanel />
          <DeleteAccountPanel profile={data} />
        </>
      )}
    </Screen>
  )
}
