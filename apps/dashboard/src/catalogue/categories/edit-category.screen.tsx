import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import type {
  CategoryInput,
  CategoryProduct,
  OwnCategory,
} from '@vitrine/contract/catalogue/category.ts'
import { useNavigate } from 'react-router'
import { CustomValuesPanel } from '../custom-fields/custom-values-panel.tsx'
import { calls } from '../../platform/api/calls.ts'
import { api } from '../../platform/api/client.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { CategoryForm } from './form/category-form.tsx'
import { valuesOf } from './form/category-values.ts'
import { useCategory } from './use-category.ts'
import { useShopLink } from '../../platform/session/use-shop-link.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { showSuccess } from '../../platform/toast.ts'
import type { Route } from './+types/edit-category.screen'

export const meta = titled('Edit category')

export default function EditCategory({ params: { categoryId } }: Route.ComponentProps) {
  const shopLink = useShopLink()
  const { data, error, isPending, refetch } = useCategory(categoryId)
  return (
    <Screen
      title={data?.category.name ?? 'Edit category'}
      back={{ to: '/dashboard/categories', label: 'Categories' }}
      actions={
        data && (
          <Button
            component="a"
            variant="default"
            href={shopLink(`/collection/${data.category.slug}`)}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconExternalLink size={17} aria-hidden />}
          >
            View in shop
          </Button>
        )
      }
    >
      {isPending && <RowsSkeleton />}
      {error && <LoadFailed noun="category" error={error} onRetry={() => void refetch()} />}
      {data && <Editor key={categoryId} {...data} />}
    </Screen>
  )
}

interface EditorProps {
  category: OwnCategory
  products: CategoryProduct[]
  total: number
}

function Editor({ category, products, total }: EditorProps) {
  const navigate = useNavigate()
  const { id, updatedAt } = category

  async function handleSave(input: CategoryInput, isSure: boolean) {
    await api.category.updateCategory({ ...input, id, ...(!isSure && { updatedAt }) })
  }

  function handleSaved() {
    showSuccess('Category saved')
    void refresh(calls.category)
    void navigate('/dashboard/categories')
  }

  return (
    <>
      <CategoryForm
        id={id}
        initialValues={valuesOf(category, products)}
        productCount={total}
        saveLabel="Save"
        onSave={handleSave}
        onSaved={handleSaved}
      />
      <CustomValuesPanel subject="category" id={id} />
    </>
  )
}
