import { Button, Text, VisuallyHidden } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { CategoryProduct } from '@vitrine/contract/catalogue/category.ts'
import { useRef, useState } from 'react'
import { useEntryDrag } from '../../../platform/ui/use-entry-drag.ts'
import classes from '../categories.module.css'
import { AddProductsDialog } from './add-products-dialog.tsx'
import { useCategoryFormContext } from './category-form-context.ts'
import { ChosenProduct } from './chosen-product.tsx'

export const maxPlaced = 500

export function ChosenProducts({ productCount }: { productCount: number }) {
  const form = useCategoryFormContext()
  const list = useRef<HTMLOListElement>(null)
  const [isAdding, setAdding] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const { products } = form.values
  const shown = form.getInitialValues().products.length
  const drag = useEntryDrag(list, move)

  function change(next: CategoryProduct[]) {
    form.setFieldValue('products', next)
    form.clearFieldError('products')
  }

  function move(from: number, to: number) {
    const [moved] = products.slice(from, from + 1)
    if (!moved || to < 0 || to >= products.length) return
    const part = document.activeElement?.getAttribute('data-part') ?? 'handle'
    change(products.toSpliced(from, 1).toSpliced(to, 0, moved))
    setAnnouncement(`${moved.name} is now ${to + 1} of ${products.length}.`)
    requestAnimationFrame(() => focusPart(list.current, to, part))
  }

  function remove(index: number) {
    setAnnouncement(`${products[index]?.name ?? ''} was removed.`)
    change(products.toSpliced(index, 1))
    requestAnimationFrame(() => focusPart(list.current, Math.max(0, index - 1), 'remove'))
  }

  return (
    <>
      {products.length > 0 && (
        <ol ref={list} className={classes['products']} aria-label="Products in this category">
          {products.map((product, index) => (
            <ChosenProduct
              key={product.id}
              product={product}
              index={index}
              count={products.length}
              drag={drag}
              onMove={move}
              onRemove={remove}
            />
          ))}
        </ol>
      )}
      {products.length === 0 && <Text c="var(--ink-soft)">No products in this category yet.</Text>}
      {productCount > shown && (
        <Text size="sm" c="var(--ink-soft)">
          The first {shown.toLocaleString('en')} of {productCount.toLocaleString('en')} products are
          shown here. The others follow them in the shop.
        </Text>
      )}
      <Button
        variant="default"
        leftSection={<IconPlus size={17} aria-hidden />}
        onClick={() => setAdding(true)}
        disabled={products.length >= maxPlaced}
        style={{ alignSelf: 'flex-start' }}
      >
        Add products
      </Button>
      <VisuallyHidden component="output" aria-live="polite">
        {announcement}
      </VisuallyHidden>
      {isAdding && (
        <AddProductsDialog
          known={new Set(products.map(({ id }) => id))}
          room={maxPlaced - products.length}
          onAdd={(added) => change([...products, ...added])}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}

function focusPart(list: HTMLElement | null, index: number, part: string) {
  const buttons = list?.children[index]?.querySelectorAll<HTMLButtonElement>('button') ?? []
  const requested = [...buttons].find((each) => each.dataset['part'] === part && !each.disabled)
  const target = requested ?? buttons[0]
  target?.focus()
}
