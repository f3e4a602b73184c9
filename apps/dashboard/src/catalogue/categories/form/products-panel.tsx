import { Input, SegmentedControl } from '@mantine/core'
import { Panel } from '../../../platform/ui/panel.tsx'
import { useCategoryFormContext } from './category-form-context.ts'
import { ChosenProducts } from './chosen-products.tsx'
import { RuleFields } from './rule-fields.tsx'

export function ProductsPanel({ productCount }: { productCount: number }) {
  const form = useCategoryFormContext()
  const { isByRule } = form.values
  return (
    <Panel
      title="Products"
      hint={
        isByRule
          ? 'Products that match the conditions are added and removed automatically.'
          : 'In the order shoppers see them.'
      }
    >
      <SegmentedControl
        aria-label="How products are added"
        data={[
          { value: 'hand', label: 'Manually' },
          { value: 'rule', label: 'Automatically' },
        ]}
        value={isByRule ? 'rule' : 'hand'}
        onChange={(value) => form.setFieldValue('isByRule', value === 'rule')}
        style={{ alignSelf: 'flex-start' }}
      />
      {isByRule ? <RuleFields /> : <ChosenProducts productCount={productCount} />}
      {form.errors['products'] && <Input.Error>{form.errors['products']}</Input.Error>}
    </Panel>
  )
}
