import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Theme } from '@vitrine/contract/theme.ts'
import { Link } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { LogoPanel } from './logo-panel.tsx'
import { ThemeForm } from './theme-form.tsx'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { showSuccess } from '../../platform/toast.ts'

export const meta = titled('Theme')

export default function ThemeScreen() {
  const { storeId } = useCurrentStore()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['theme', storeId],
    queryFn: () => api.store.getTheme({ storeId }),
    // The form begins with it and keeps its own; another answer would not change the fields.
    staleTime: Infinity,
    gcTime: 0,
  })

  async function handleSave(theme: Theme) {
    await api.store.updateTheme({ storeId, theme })
    showSuccess('Theme saved')
    // The page builder dresses its canvas in it.
    void queryClient.invalidateQueries({ queryKey: ['store', storeId] })
  }

  return (
    <Screen
      title="Theme"
      hint="Colours, fonts and shapes of the whole shop."
      actions={
        <Button component={Link} to="/builder" variant="default">
          Open the page builder
        </Button>
      }
    >
      <LogoPanel key={`logo of ${storeId}`} />
      {isPending && <RowsSkeleton />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && <ThemeForm key={storeId} theme={data.theme} onSave={handleSave} />}
    </Screen>
  )
}
