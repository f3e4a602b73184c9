import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { SeoForm } from './seo-form.tsx'
import type { TemplateKind } from './seo-values.ts'
import { SeoTabs } from './seo-tabs.tsx'

export const meta = titled('Search engines')

export default function Seo() {
  const { storeId } = useCurrentStore()
  // Outlives the form, which begins again with what was saved.
  const [kind, setKind] = useState<TemplateKind>('page')
  const { data, error, isPending, refetch } = useQuery(
    calls.seo.getSettings.queryOptions({ input: { storeId }, refetchOnWindowFocus: false }),
  )
  return (
    <Screen
      title="Search engines"
      hint="How the shop appears in search results and when it is shared."
    >
      <SeoTabs />
      {isPending && <RowsSkeleton rows={6} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && <SeoForm key={data.revision} seo={data} kind={kind} onKind={setKind} />}
    </Screen>
  )
}
