import { Text, TextInput } from '@mantine/core'
import { slugFrom } from '@vitrine/commerce/slug.ts'
import { useCurrentStore } from '../../auth/auth-context.ts'
import classes from '../../products/form/product-form.module.css'
import { RichTextField } from '../../rich-text/rich-text-field.tsx'
import { shopUrl } from '../../stores/shop-url.ts'
import { Panel } from '../../ui/panel.tsx'
import { useCategoryFormContext } from './category-form-context.ts'

export function CategoryDetails() {
  const form = useCategoryFormContext()
  const { storeDomain } = useCurrentStore()
  const { name, slug } = form.values
  const savedSlug = form.getInitialValues().slug
  return (
    <Panel>
      <TextInput
        label="Name"
        withAsterisk
        maxLength={100}
        placeholder="Green tea"
        {...form.getInputProps('name')}
      />
      <RichTextField label="Description" {...form.getInputProps('description')} />
      <TextInput
        label="Address in the shop"
        description={shopUrl(storeDomain, `/collection/${slug || slugFrom(name, '…')}`)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder={slugFrom(name, 'made from the name')}
        maxLength={80}
        {...form.getInputProps('slug')}
      />
      {savedSlug !== '' && slug !== '' && slug !== savedSlug && (
        <Text size="sm" component="output" className={classes['moved']}>
          The old address, /collection/{savedSlug}, will lead here, so that links and search engines
          still find the category.
        </Text>
      )}
    </Panel>
  )
}
