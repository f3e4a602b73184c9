import { Button, Checkbox, Group, Modal, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { DecimalInput } from '../../../platform/ui/decimal-input.tsx'
import { countOf } from '../../../platform/ui/count-of.ts'
import { MediaField } from '../../../content/media/media-field.tsx'
import { checkImageUrl } from '../../../platform/ui/image-field.tsx'
import { PriceInput } from '../../../platform/ui/price-input.tsx'
import { WeightInput } from '../../../platform/ui/weight-input.tsx'
import { useCurrentStore } from '../../../platform/session/auth-context.ts'
import { noChange, type VariationChange } from './change-variations.ts'
import { checkDiscount } from './check-product.ts'

interface BulkDialogProps {
  count: number
  trackStock: boolean
  onChange: (change: VariationChange) => void
  onClose: () => void
}

export function BulkDialog({ count, trackStock, onChange, onClose }: BulkDialogProps) {
  const { weightUnit } = useCurrentStore()
  const [change, setChange] = useState(noChange)
  const put = <Field extends keyof VariationChange>(
    field: Field,
    value: VariationChange[Field] | string | number,
  ) => setChange({ ...change, [field]: value })
  const { price, discountPrice, endsDiscount, image } = change
  const problem = price === '' || endsDiscount ? null : checkDiscount(discountPrice, price)
  const imageProblem = checkImageUrl(image)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (problem || imageProblem) return
    onChange(change)
    onClose()
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={`Change ${countOf(count, 'variation')}`}
      size="lg"
      centered
    >
      <form noValidate onSubmit={handleSubmit}>
        <Stack>
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <PriceInput
              label="Price"
              placeholder="Unchanged"
              data-autofocus
              value={price}
              onChange={(value) => put('price', value)}
            />
            <PriceInput
              label="Discount price"
              placeholder="Unchanged"
              value={discountPrice}
              error={problem}
              disabled={endsDiscount}
              onChange={(value) => put('discountPrice', value)}
            />
            {trackStock && (
              <DecimalInput
                label="Stock"
                placeholder="Unchanged"
                min={0}
                value={change.stock}
                onChange={(value) => put('stock', value)}
              />
            )}
            <TextInput
              label="SKU begins with"
              description="Followed by the values, for example SEN-50-G"
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              placeholder="Unchanged"
              maxLength={40}
              value={change.skuBeginning}
              onChange={(event) => put('skuBeginning', event.currentTarget.value.trim())}
            />
            <WeightInput
              label={`Weight (${weightUnit})`}
              placeholder="Unchanged"
              unit={weightUnit}
              value={change.weight}
              onChange={(value) => put('weight', value)}
            />
          </SimpleGrid>
          <Checkbox
            label="End the discount"
            checked={endsDiscount}
            onChange={(event) => put('endsDiscount', event.currentTarget.checked as never)}
          />
          <MediaField
            label="Image"
            placeholder="Unchanged"
            value={image}
            error={imageProblem}
            onChange={(value) =>
              put('image', typeof value === 'string' ? value : value.currentTarget.value.trim())
            }
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">Change {countOf(count, 'variation')}</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
