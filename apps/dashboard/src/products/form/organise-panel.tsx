import { MultiSelect, Select, Switch } from '@mantine/core'
import { useCategories } from '../../categories/use-categories.ts'
import { Panel } from '../../ui/panel.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { productStatusChoices } from '../product-status.tsx'
import { useProductFormContext } from './product-form-context.ts'

export function OrganisePanel() {
  const form = useProductFormContext()
  const { data: categories } = useCategories()
  return (
    <Panel title="Organise">
      <Select
        label="Status"
        description="Shoppers see active products only"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={productStatusChoices}
        allowDeselect={false}
        {...form.getInputProps('status')}
      />
      <MultiSelect
        label="Categories"
        data={(categories ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        searchable
        hidePickedOptions
        placeholder={form.values.categoryIds.length ? undefined : 'None yet'}
        nothingFoundMessage={
          <>
            No such category. <TextLink to="/dashboard/addcategory">Add one</TextLink>
          </>
        }
        {...form.getInputProps('categoryIds')}
      />
      <Switch
        label="Featured"
        description="Shown by sections that list featured products."
        {...form.getInputProps('featured', { type: 'checkbox' })}
      />
    </Panel>
  )
}
