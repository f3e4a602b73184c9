import { Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { seoProblemKinds } from '@vitrine/contract/shop/seo-problems.ts'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { FilteredList } from '../../platform/ui/data-table/filtered-list.tsx'
import { useListParams } from '../../platform/ui/data-table/use-list-params.ts'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { oneOf } from '../../platform/ui/one-of.ts'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { KindFilter } from './kind-filter.tsx'
import { ProblemTable } from './problem-table.tsx'
import { SeoTabs } from './seo-tabs.tsx'

export const meta = titled('Problems for search engines')

export default function Problems() {
  const list = useListParams(['kind'])
  const kind = oneOf(seoProblemKinds, list.values.kind)
  const { storeId } = useCurrentStore()
  const query = useQuery(
    calls.seo.listProblems.queryOptions({
      input: { storeId, pageNumber: list.pageNumber, pageSize: 20, kind },
      placeholderData: keepPreviousData,
      // Each problem is solved on another screen.
      staleTime: 0,
    }),
  )
  return (
    <Screen
      title="Search engines"
      hint="Problems that search engines and visitors run into. Drafts are not checked."
    >
      <SeoTabs />
      <FilteredList
        noun="problem"
        list={list}
        query={query}
        filters={
          query.data && (
            <KindFilter
              counts={query.data.counts}
              value={kind}
              onChange={(next) => list.set('kind', next ?? null)}
            />
          )
        }
        Table={ProblemTable}
        whenNew={
          <EmptyState icon={IconCircleCheck} title="No problems found">
            Titles, descriptions, images and links of your pages, products and categories are fine.
          </EmptyState>
        }
        advice="Problems of this kind are solved."
      />
      {query.data?.isComplete === false && (
        <Text size="sm" c="var(--ink-soft)">
          Links and images of the first 200 pages were checked. Solve these to see the rest.
        </Text>
      )}
    </Screen>
  )
}
