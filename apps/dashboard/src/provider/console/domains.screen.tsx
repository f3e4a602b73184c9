import { IconWorld } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { domainFilters } from '@vitrine/contract/provider/console-domains.ts'
import { FilteredList } from '../../platform/ui/data-table/filtered-list.tsx'
import { ListFilters } from '../../platform/ui/data-table/list-filters.tsx'
import { useListParams } from '../../platform/ui/data-table/use-list-params.ts'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { oneOf } from '../../platform/ui/one-of.ts'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { states } from '../../shop/domains/describe-state.ts'
import { consoleCalls } from './console-api.ts'
import { DomainList } from './domain-list.tsx'

export const meta = titled('Domains')

const choices = domainFilters.map((value) => ({
  value,
  label:
    value === 'failing'
      ? 'Checks fail'
      : value === 'ending'
        ? 'Certificate ends in 14 days'
        : states[value].label,
}))

export default function Domains() {
  const list = useListParams(['search', 'filter'])
  const query = useQuery(
    consoleCalls.domains.list.queryOptions({
      input: {
        pageNumber: list.pageNumber,
        pageSize: 25,
        search: list.values.search,
        filter: oneOf(domainFilters, list.values.filter),
      },
      placeholderData: keepPreviousData,
    }),
  )
  return (
    <Screen
      title="Domains"
      hint="Shops’ own domains as the last check found them, those that fail longest first."
    >
      <FilteredList
        noun="domain"
        list={list}
        query={query}
        filters={
          <ListFilters
            list={list}
            searchLabel="Search by domain or shop"
            selects={[{ name: 'filter', label: 'State', options: choices }]}
          />
        }
        Table={DomainList}
        whenNew={
          <EmptyState icon={IconWorld} title="No domains yet">
            Domains appear here when shops add their own.
          </EmptyState>
        }
      />
    </Screen>
  )
}
