import { Progress, Text } from '@mantine/core'
import type { ProductImport } from '@vitrine/contract/catalogue/product-import.ts'
import { Panel } from '../../platform/ui/panel.tsx'

const doing: Partial<Record<ProductImport['state'], string>> = {
  checking: 'Checking',
  fetching: 'Fetching images',
  applying: 'Importing',
  undoing: 'Undoing',
}

/** The import continues when the page is left. */
export function ImportProgress({ progress, products, state }: ProductImport) {
  const part = products ? (progress / products) * 100 : 0
  return (
    <Panel>
      <div>
        <Text component="output" fw={600} mb={6} display="block">
          {doing[state]} … {progress.toLocaleString('en')} of {products.toLocaleString('en')}{' '}
          products
        </Text>
        <Progress.Root size={10}>
          <Progress.Section value={part} aria-label={`${doing[state]} products`} />
        </Progress.Root>
        <Text size="sm" c="var(--ink-soft)" mt={8}>
          You can leave this page; it goes on without it.
        </Text>
      </div>
    </Panel>
  )
}
