import { IconSearch } from '@tabler/icons-react'
import { SearchMissTable } from '../searches/search-miss-table.tsx'
import { useSearchMisses } from '../searches/use-search-misses.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilteredList } from '../ui/filtered-list.tsx'
import { Screen } from '../ui/screen.tsx'
import { titled } from '../ui/title.ts'
import { useListParams } from '../ui/use-list-params.ts'

export const meta = titled('Searches without a result')

export default function Searches() {
  const list = useListParams([])
  return (
    <Screen
      title="Searches without a result"
      hint="What shoppers looked for in your shop and did not find. Add it, or say it in a product’s description."
      back={{ to: '/dashboard/products', label: 'Products' }}
    >
      <FilteredList
        noun="term"
        list={list}
        query={useSearchMisses(list.pageNumber)}
        filters={null}
        Table={SearchMissTable}
        whenNew={
          <EmptyState icon={IconSearch} title="Nothing was missed">
            Whenever a search in your shop finds nothing, its words stand here, without a name.
          </EmptyState>
        }
      />
    </Screen>
  )
}
