import { Button } from '@mantine/core'
import { IconCategory, IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { CategoryTreeTable } from './category-tree-table.tsx'
import { useCategories } from '../use-categories.ts'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { useMayChange } from '../../platform/session/auth-context.ts'

export const meta = titled('Categories')

export default function Categories() {
  const { data, error, isPending, refetch } = useCategories()
  return (
    <Screen title="Categories" actions={<AddCategory />}>
      <Panel flush>
        {isPending && <RowsSkeleton />}
        {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {data?.length === 0 && (
          <EmptyState icon={IconCategory} title="No categories yet" action={<AddCategory />}>
            Group products so that shoppers find them, for example by kind or occasion.
          </EmptyState>
        )}
        {data && data.length > 0 && <CategoryTreeTable categories={data} />}
      </Panel>
    </Screen>
  )
}

function AddCategory() {
  if (!useMayChange()) return null
  return (
    <Button
      component={Link}
      to="/dashboard/addcategory"
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      Add category
    </Button>
  )
}
