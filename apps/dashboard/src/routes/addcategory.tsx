import { useNavigate } from 'react-router'
import { api } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { CategoryForm } from '../categories/form/category-form.tsx'
import { newCategory } from '../categories/form/category-values.ts'
import { categoriesKey } from '../categories/use-categories.ts'
import { Screen } from '../ui/screen.tsx'
import { titled } from '../ui/title.ts'
import { showSuccess } from '../ui/toast.ts'

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
          void queryClient.invalidateQueries({ queryKey: categoriesKey })
          void navigate('/dashboard/categories')
        }}
      />
    </Screen>
  )
}
