import { useQuery } from '@tanstack/react-query'
import type { Category, CategoryInput } from '@vitrine/contract/category.ts'
import { useNavigate } from 'react-router'
import { api } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { CategoryForm } from '../categories/category-form.tsx'
import { categoriesKey } from '../categories/use-categories.ts'
import { LoadFailed } from '../ui/load-failed.tsx'
import { RowsSkeleton } from '../ui/rows-skeleton.tsx'
import { Screen } from '../ui/screen.tsx'
import { titled } from '../ui/title.ts'
import { showSuccess } from '../ui/toast.ts'
import type { Route } from './+types/edit-category'

export const meta = titled('Edit category')

export default function EditCategory({ params: { categoryId } }: Route.ComponentProps) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...categoriesKey, 'one', categoryId],
    queryFn: () => api.category.fetchCategory({ categoryId }),
    refetchOnWindowFocus: false,
  })
  return (
    <Screen
      title={data?.name ?? 'Edit category'}
      back={{ to: '/dashboard/categories', label: 'Categories' }}
    >
      {isPending && <RowsSkeleton />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && <Editor key={categoryId} category={data} />}
    </Screen>
  )
}

function Editor({ category }: { category: Category }) {
  const navigate = useNavigate()

  async function handleSave(input: CategoryInput) {
    await api.category.updateCategory({ ...input, id: category.id })
  }

  function handleSaved() {
    showSuccess('Category saved')
    void queryClient.invalidateQueries({ queryKey: categoriesKey })
    void navigate('/dashboard/categories')
  }

  return (
    <CategoryForm category={category} saveLabel="Save" onSave={handleSave} onSaved={handleSaved} />
  )
}
