import { ActionIcon, Anchor, Button, Drawer, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPencil } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { ProductRow } from '@vitrine/contract/catalogue/product.ts'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { calls } from '../../platform/api/calls.ts'
import { refreshProducts } from './refresh-products.ts'
import { messageOf } from '../../platform/api/message-of.ts'
import { DecimalInput } from '../../platform/ui/decimal-input.tsx'
import { PriceInput } from '../../platform/ui/price-input.tsx'
import { showSuccess } from '../../platform/toast.ts'

export function QuickEdit({ product }: { product: ProductRow }) {
  const [isOpen, sheet] = useDisclosure()
  const what = product.trackStock ? 'price and stock' : 'price'
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray.7"
        aria-label={`Edit ${what} of ${product.name}`}
        aria-haspopup="dialog"
        onClick={sheet.open}
      >
        <IconPencil size={18} aria-hidden />
      </ActionIcon>
      <Drawer
        opened={isOpen}
        onClose={sheet.close}
        title={product.name}
        position="bottom"
        size="auto"
        closeButtonProps={{ 'aria-label': 'Close' }}
        attributes={{ header: { role: 'none' } }}
      >
        <QuickEditForm product={product} onDone={sheet.close} />
      </Drawer>
    </>
  )
}

function QuickEditForm({ product, onDone }: { product: ProductRow; onDone: () => void }) {
  const { storeId } = useCurrentStore()
  const { id, trackStock, stock: stockSeen } = product
  const edit = useMutation(calls.products.quickEdit.mutationOptions({ onSettled: refreshProducts }))
  const [price, setPrice] = useState<number | ''>(product.price)
  const [stock, setStock] = useState<number | ''>(stockSeen)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (price === '') return
    const isCounted = trackStock && stock !== '' && stock !== stockSeen
    edit.mutate(
      { storeId, id, price, ...(isCounted && { stock, stockSeen }) },
      {
        onSuccess() {
          showSuccess('Product saved')
          onDone()
        },
      },
    )
  }

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap="sm" pb="md">
        <PriceInput
          label="Price"
          data-autofocus
          value={price}
          error={price === '' && 'Enter a price; 0 makes the product free.'}
          onChange={setPrice}
        />
        {trackStock && <DecimalInput label="Quantity in stock" value={stock} onChange={setStock} />}
        {edit.error && (
          <Text size="sm" c="red.8" role="alert">
            {messageOf(edit.error)}
          </Text>
        )}
        <Group justify="space-between" mt="xs">
          <Anchor component={Link} to={`/dashboard/edit-product/${id}`} size="sm">
            Open product
          </Anchor>
          <Button type="submit" loading={edit.isPending}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
