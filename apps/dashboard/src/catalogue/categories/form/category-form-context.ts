import { createFormContext } from '@mantine/form'
import type { CategoryValues } from './category-values.ts'

export const [CategoryFormProvider, useCategoryFormContext, useCategoryForm] =
  createFormContext<CategoryValues>()
