import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Theme } from '@vitrine/contract/content/theme.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { calls } from '../../platform/api/calls.ts'
import { api } from '../../platform/api/client.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { useCurrentStore, useHasRight } from '../../platform/session/auth-context.ts'
import { LogoPanel } from './logo-panel.tsx'
import { TemplatePanel } from './template-panel.tsx'
import { ThemeForm } from './theme-form.tsx'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { Changes } from '../../platform/ui/changes.tsx'

export const meta = titled('Theme')

export default function ThemeScreen() {
  const { storeId } = useCurrentStore()
  const maySetLogo = useHasRight('settings:write')
  const { data, error, isFetchedAfterMount, refetch } = useQuery(
    calls.store.getTheme.queryOptions({
      input: { storeId },
      // The form starts from fresh data and owns it from then on.
      staleTime: Infinity,
      refetchOnMount: 'always',
    }),
  )

  // The form owns its values, so a restored theme needs a new one.
  const [round, setRound] = useState(0)
  async function showRestored() {
    await refresh(calls.store.findCurrentStore, calls.templates.current, calls.page)
    await refetch()
    setRound((before) => before + 1)
  }

  async function handleSave(theme: Theme) {
    await api.store.updateTheme({ storeId, theme })
    // The page builder uses the theme on its canvas.
    void refresh(calls.store.findCurrentStore, calls.store.getTheme)
  }

  return (
    <Screen
      title="Theme"
      hint="Colours, fonts and shapes of the whole shop."
      actions={
        <Changes>
          <Button component={Link} to="/builder" variant="default">
            Open the page builder
          </Button>
        </Changes>
      }
    >
      <TemplatePanel key={`template of ${storeId}`} onRestored={() => void showRestored()} />
      {maySetLogo && <LogoPanel key={`logo of ${storeId}`} />}
      {!isFetchedAfterMount && <RowsSkeleton />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && isFetchedAfterMount && (
        <ThemeForm key={`${storeId} ${round}`} theme={data.theme} onSave={handleSave} />
      )}
    </Screen>
  )
}
