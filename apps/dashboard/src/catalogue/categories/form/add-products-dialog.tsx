import { Button, Checkbox, Fieldset, Group, Modal, ScrollArea, Stack, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import type { CategoryProduct } from '@vitrine/contract/catalogue/category.ts'
import { useState } from 'react'
import { calls } from '../../../platform/api/calls.ts'
import { useCurrentStore } from '../../../platform/session/auth-context.ts'
import { countOf } from '../../../platform/ui/count-of.ts'
import { LoadFailed } from '../../../platform/ui/load-failed.tsx'
import { RowsSkeleton } from '../../../platform/ui/rows-skeleton.tsx'
import { SearchField } from '../../../platform/ui/search-field.tsx'
import { Thumbnail } from '../../../platform/ui/thumbnail.tsx'

interface AddProductsDialogProps {
  known: ReadonlySet<string>
  room: number
  onAdd: (products: CategoryProduct[]) => void
  onClose: () => void
}

export function AddProductsDialog({ known, room, onAdd, onClose }: AddProductsDialogProps) {
  const { currency } = useCurrentStore()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<readonly CategoryProduct[]>([])
  const { storeId } = useCurrentStore()
  const { data, error, isPending, refetch } = useQuery(
    calls.products.filteredProducts.queryOptions({
      input: { storeId, size: 50, ...(search && { search }) },
      placeholderData: keepPreviousData,
    }),
  )

  function toggle(product: CategoryProduct, isChosen: boolean) {
    const others = chosen.filter(({ id }) => id !== product.id)
    setChosen(isChosen ? [...others, product] : others)
  }

  return (
    <Modal opened onClose={onClose} title="Add products" size="lg" centered>
      <Stack gap="sm">
        <SearchField label="Search products" value={search || undefined} onSearch={setSearch} />
        {isPending && <RowsSkeleton />}
        {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {data?.content.length === 0 && <Text c="var(--ink-soft)">No product matches.</Text>}
        <ScrollArea.Autosize mah="50vh" type="auto" offsetScrollbars>
          <Fieldset variant="unstyled" aria-label="Products">
            {data?.content.map((product) => (
              <Checkbox
                key={product.id}
                checked={known.has(product.id) || chosen.some(({ id }) => id === product.id)}
                disabled={known.has(product.id)}
                onChange={({ currentTarget }) => toggle(product, currentTarget.checked)}
                py={4}
                styles={{ body: { alignItems: 'center' } }}
                label={
                  <Group gap="sm" wrap="nowrap">
                    <Thumbnail src={product.productImage} size={36} />
                    <span>
                      {product.name}
                      <Text span size="xs" c="var(--ink-soft)" ml={8}>
                        {known.has(product.id)
                          ? 'in this category'
                          : formatPrice(product.discountPrice || product.price, currency)}
                      </Text>
                    </span>
                  </Group>
                }
              />
            ))}
          </Fieldset>
        </ScrollArea.Autosize>
        {data && data.totalElements > data.content.length && (
          <Text size="sm" c="var(--ink-soft)">
            {data.content.length} of {data.totalElements.toLocaleString('en')} shown. Search to find
            the others.
          </Text>
        )}
        {chosen.length > room && (
          <Text size="sm" c="red.8" role="alert">
            You can order up to 500 products by hand.
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={chosen.length === 0 || chosen.length > room}
            onClick={() => {
              onAdd([...chosen])
              onClose()
            }}
          >
            {chosen.length ? `Add ${countOf(chosen.length, 'product')}` : 'Add'}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
