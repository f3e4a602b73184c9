import { Button, Group, Modal, ScrollArea, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import { salePrice } from '@vitrine/commerce/catalogue/sale-price.ts'
import type { ProductRow } from '@vitrine/contract/catalogue/product.ts'
import { type ReactNode, useState } from 'react'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { SearchField } from '../../platform/ui/search-field.tsx'
import { Thumbnail } from '../../platform/ui/thumbnail.tsx'
import { keyOf, type LineValues } from './draft-values.ts'

interface ProductDialogProps {
  onAdd: (line: LineValues) => void
  onClose: () => void
}

/** Searches on the server, because a shop may have very many products. */
export function ProductDialog({ onAdd, onClose }: ProductDialogProps) {
  const { storeId } = useCurrentStore()
  const [search, setSearch] = useState('')
  const { data, error, isPending, refetch } = useQuery(
    calls.products.filteredProducts.queryOptions({
      input: { storeId, page: 0, size: 20, status: 'active', ...(search && { search }) },
    }),
  )
  return (
    <Modal opened onClose={onClose} title="Add products" centered size="lg">
      <Stack>
        <Group>
          <SearchField label="Search products" value={search} onSearch={setSearch} />
        </Group>
        {isPending && <RowsSkeleton />}
        {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {data?.content.length === 0 && <Text c="var(--ink-soft)">No product matches.</Text>}
        <ScrollArea.Autosize mah="50vh">
          <Stack gap="md" pe="sm">
            {data?.content.map((product) => (
              <Choice key={product.id} product={product} onAdd={onAdd} />
            ))}
          </Stack>
        </ScrollArea.Autosize>
        <Group justify="flex-end">
          <Button onClick={onClose}>Done</Button>
        </Group>
      </Stack>
    </Modal>
  )
}

interface ChoiceProps {
  product: ProductRow
  onAdd: (line: LineValues) => void
}

function Choice({ product, onAdd }: ChoiceProps) {
  const { id, name, productImage, variationCount } = product
  const [isOpen, setOpen] = useState(false)
  if (variationCount > 0)
    return (
      <Stack gap="sm">
        <Row image={productImage} name={name} note={`${variationCount} variations`}>
          <Button
            size="xs"
            variant="default"
            aria-expanded={isOpen}
            aria-label={`Variations of ${name}`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Close' : 'Choose'}
          </Button>
        </Row>
        {isOpen && <Variations product={product} onAdd={onAdd} />}
      </Stack>
    )
  return (
    <Sold
      line={lineOf({ id, name, image: productImage, price: salePrice(product) })}
      onAdd={onAdd}
    />
  )
}

function Variations({ product, onAdd }: ChoiceProps) {
  const { data, error, refetch } = useQuery(
    calls.products.fetchProductById.queryOptions({ input: { id: product.id } }),
  )
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />
  return (
    <Stack gap="sm" ps={{ base: 'xs', sm: 'xl' }}>
      {data?.variations.map((variation) => (
        <Sold
          key={variation.id}
          line={{
            ...lineOf({
              id: product.id,
              name: product.name,
              image: variation.image ?? product.productImage,
              price: salePrice(variation),
            }),
            key: keyOf(product.id, variation.id),
            variationId: variation.id,
            options: Object.values(variation.attributes).join(' · '),
          }}
          onAdd={onAdd}
        />
      ))}
    </Stack>
  )
}

interface SoldProduct {
  id: string
  name: string
  image: string | null
  price: number
}

function lineOf({ id, ...shown }: SoldProduct): LineValues {
  const one = { variationId: null, options: '', quantity: 1 }
  return { key: keyOf(id, null), kind: 'product', productId: id, ...shown, ...one }
}

function Sold({ line, onAdd }: { line: LineValues; onAdd: (line: LineValues) => void }) {
  const { currency } = useCurrentStore()
  const { name, options, image, price } = line
  return (
    <Row image={image} name={options || name} note={formatPrice(Number(price), currency)}>
      <Button
        size="xs"
        variant="light"
        aria-label={`Add ${[name, options].filter(Boolean).join(', ')}`}
        onClick={() => onAdd(line)}
      >
        Add
      </Button>
    </Row>
  )
}

interface RowProps {
  image: string | null
  name: string
  note: string
  children: ReactNode
}

function Row({ image, name, note, children }: RowProps) {
  return (
    <Group wrap="nowrap" gap="md">
      <Thumbnail src={image} />
      <div style={{ flex: 1, minWidth: 0 }}>
        <Text size="sm" fw={550} lineClamp={2}>
          {name}
        </Text>
        <Text size="sm" c="var(--ink-soft)">
          {note}
        </Text>
      </div>
      {children}
    </Group>
  )
}
