import { createFormContext } from '@mantine/form'
import type { ProductValues } from './product-values.ts'

export const [ProductFormProvider, useProductFormContext, useProductForm] =
  createFormContext<ProductValues>()
