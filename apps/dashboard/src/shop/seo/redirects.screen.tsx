import { Button } from '@mantine/core'
import { IconArrowRight, IconDownload, IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { FilteredList } from '../../platform/ui/data-table/filtered-list.tsx'
import { ListFilters } from '../../platform/ui/data-table/list-filters.tsx'
import { useListParams } from '../../platform/ui/data-table/use-list-params.ts'
import { downloadText } from '../../platform/ui/download-text.ts'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { ImportButton } from './import-button.tsx'
import { RedirectDialog } from './redirect-dialog.tsx'
import { RedirectTable } from './redirect-table.tsx'
import { SeoTabs } from './seo-tabs.tsx'
import { Changes } from '../../platform/ui/changes.tsx'

export const meta = titled('Redirects')

export default function Redirects() {
  const list = useListParams(['search'])
  const { storeId } = useCurrentStore()
  const [isAdding, setAdding] = useState(false)
  const query = useQuery(
    calls.seo.listRedirects.queryOptions({
      input: { storeId, pageNumber: list.pageNumber, pageSize: 20, search: list.values.search },
      placeholderData: keepPreviousData,
    }),
  )
  const exporting = useMutation(
    calls.seo.exportRedirects.mutationOptions({
      onSuccess: ({ csv }) => downloadText('redirects.csv', 'text/csv', csv),
    }),
  )
  const add = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
      Add redirect
    </Button>
  )
  return (
    <Screen
      title="Search engines"
      hint="Send visitors from old addresses to your pages. Addresses that you change redirect automatically."
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            disabled={!query.data?.totalElements}
            loading={exporting.isPending}
            onClick={() => exporting.mutate({ storeId })}
          >
            Export CSV
          </Button>
          <Changes>
            <ImportButton />
            {add}
          </Changes>
        </>
      }
    >
      <SeoTabs />
      <FilteredList
        noun="redirect"
        list={list}
        query={query}
        filters={<ListFilters list={list} searchLabel="Search by address" selects={[]} />}
        Table={RedirectTable}
        whenNew={
          <EmptyState icon={IconArrowRight} title="No redirects yet">
            Moved from another shop? Redirect its old addresses to your new pages, one by one or
            with a CSV file.
          </EmptyState>
        }
        advice="Try a part of the old or the new address."
      />
      <RedirectDialog opened={isAdding} onClose={() => setAdding(false)} />
    </Screen>
  )
}
