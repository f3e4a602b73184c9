import { useNavigate } from 'react-router'
import { calls } from '../../platform/api/calls.ts'
import { api } from '../../platform/api/client.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { CategoryForm } from './form/category-form.tsx'
import { newCategory } from './form/category-values.ts'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { showSuccess } from '../../platform/toast.ts'

export const meta = titled('Add category')

export default function AddCategory() {
  const navigate = useNavigate()
  return (
    <Screen title="Add category" back={{ to: '/dashboard/categories', label: 'Categories' }}>
      <CategoryForm
        initialValues={newCategory}
        saveLabel="Add category"
        onSave={(input) => api.category.addCategory(input)}
        onSaved={() => {
          showSuccess('Category added')
          void refresh(calls.category)
          void navigate('/dashboard/categories')
        }}
      />
    </Screen>
  )
}
