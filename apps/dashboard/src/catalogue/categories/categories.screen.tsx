import { IconCategory } from '@tabler/icons-react'
import { CategoryTreeTable } from './category-tree-table.tsx'
import { useCategories } from '../use-categories.ts'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { AddButton } from '../../platform/ui/add-button.tsx'

export const meta = titled('Categories')

const add = <AddButton to="/dashboard/addcategory" label="Add category" />

export default function Categories() {
  const { data, error, isPending, refetch } = useCategories()
  return (
    <Screen title="Categories" actions={add}>
      <Panel flush>
        {isPending && <RowsSkeleton />}
        {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {data?.length === 0 && (
          <EmptyState icon={IconCategory} title="No categories yet" action={add}>
            Group products so that shoppers find them, for example by kind or occasion.
          </EmptyState>
        )}
        {data && data.length > 0 && <CategoryTreeTable categories={data} />}
      </Panel>
    </Screen>
  )
}
