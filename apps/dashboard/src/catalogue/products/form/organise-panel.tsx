import { MultiSelect, Select, Switch, TagsInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { TemplateField } from '../../../content/templates/template-field.tsx'
import { calls } from '../../../platform/api/calls.ts'
import { useCurrentStore } from '../../../platform/session/auth-context.ts'
import { chosenByHand, useCategories } from '../../use-categories.ts'
import { Panel } from '../../../platform/ui/panel.tsx'
import { TextLink } from '../../../platform/ui/text-link.tsx'
import { productStatusChoices } from '../product-status.tsx'
import { useProductFormContext } from './product-form-context.ts'

export function OrganisePanel() {
  const form = useProductFormContext()
  const { data: categories } = useCategories()
  const { storeId } = useCurrentStore()
  const { data: tags } = useQuery(calls.products.tags.queryOptions({ input: { storeId } }))
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
        description="Automatic categories add it themselves"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={chosenByHand(categories).map(({ id, name }) => ({ value: id, label: name }))}
        searchable
        hidePickedOptions
        placeholder={form.values.categoryIds.length ? undefined : 'Choose categories'}
        nothingFoundMessage={
          <>
            No category found. <TextLink to="/dashboard/addcategory">Add one</TextLink>
          </>
        }
        {...form.getInputProps('categoryIds')}
      />
      <TagsInput
        label="Tags"
        description="Press Enter after each. Used by automatic categories and by the shop’s search."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder={form.values.tags.length ? undefined : 'organic, gift'}
        data={tags ?? []}
        limit={20}
        maxTags={50}
        maxLength={40}
        splitChars={[',']}
        acceptValueOnBlur
        {...form.getInputProps('tags')}
      />
      <Switch
        label="Featured"
        description="Shown in sections of featured products."
        {...form.getInputProps('featured', { type: 'checkbox' })}
      />
      <TemplateField kind="product" inputProps={form.getInputProps('templateId')} />
    </Panel>
  )
}
