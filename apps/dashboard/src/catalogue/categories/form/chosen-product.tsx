import { ActionIcon, Anchor, Text } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import type { CategoryProduct } from '@vitrine/contract/catalogue/category.ts'
import { Link } from 'react-router'
import { useCurrentStore } from '../../../platform/session/auth-context.ts'
import { EntryHandle } from '../../../platform/ui/entry-handle.tsx'
import { RemoveButton } from '../../../platform/ui/remove-button.tsx'
import type { EntryDrag } from '../../../platform/ui/use-entry-drag.ts'
import { ProductStatusBadge } from '../../products/product-status.tsx'
import { Thumbnail } from '../../../platform/ui/thumbnail.tsx'
import classes from '../categories.module.css'

interface ChosenProductProps {
  product: CategoryProduct
  index: number
  count: number
  drag: EntryDrag
  onMove: (from: number, to: number) => void
  onRemove: (index: number) => void
}

export function ChosenProduct(props: ChosenProductProps) {
  const { product, index, count, drag, onMove, onRemove } = props
  const { currency } = useCurrentStore()
  const { id, name, productImage, price, discountPrice, status } = product
  return (
    <li
      className={classes['product']}
      data-entry
      data-drop={drag.lineAt(index, count)}
      data-dragged={drag.dragged === index || undefined}
    >
      <EntryHandle index={index} name={name} drag={drag} onMove={onMove} />
      <Thumbnail src={productImage} size={36} />
      <div className={classes['productName']}>
        <Anchor
          component={Link}
          to={`/dashboard/edit-product/${id}`}
          size="sm"
          fw={550}
          c="var(--ink)"
          style={{ overflowWrap: 'anywhere' }}
        >
          {name}
        </Anchor>
        <Text size="xs" c="var(--ink-soft)">
          {formatPrice(discountPrice || price, currency)}
        </Text>
      </div>
      {status !== 'active' && <ProductStatusBadge status={status} />}
      <ActionIcon.Group>
        <ActionIcon
          variant="default"
          data-part="up"
          aria-label={`Move ${name} up`}
          disabled={index === 0}
          onClick={() => onMove(index, index - 1)}
        >
          <IconArrowUp size={15} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          data-part="down"
          aria-label={`Move ${name} down`}
          disabled={index === count - 1}
          onClick={() => onMove(index, index + 1)}
        >
          <IconArrowDown size={15} aria-hidden />
        </ActionIcon>
      </ActionIcon.Group>
      <RemoveButton name={name} onRemove={() => onRemove(index)} />
    </li>
  )
}
