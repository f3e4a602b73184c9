import type { UseFormReturnType } from '@mantine/form'
import type { SeoValues } from './seo-values.ts'

export interface SeoPanelProps {
  form: UseFormReturnType<SeoValues>
}
