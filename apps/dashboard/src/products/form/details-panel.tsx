import { Textarea, TextInput } from '@mantine/core'
import { slugFrom } from '@vitrine/commerce/slug.ts'
import { useCurrentStore } from '../../auth/auth-context.ts'
import { shopUrl } from '../../stores/shop-url.ts'
import { Panel } from '../../ui/panel.tsx'
import { useProductFormContext } from './product-form-context.ts'

export function DetailsPanel() {
  const form = useProductFormContext()
  const { storeDomain } = useCurrentStore()
  const { name, slug, descriptionIsHtml } = form.values
  return (
    <Panel>
      <TextInput
        label="Name"
        withAsterisk
        maxLength={200}
        placeholder="Sencha 100 g"
        {...form.getInputProps('name')}
      />
      <Textarea
        label="Description"
        description={
          descriptionIsHtml
            ? 'This description carries formatting, so it is shown as HTML.'
            : 'An empty line begins a new paragraph.'
        }
        autosize
        minRows={5}
        maxRows={20}
        maxLength={90_000}
        {...form.getInputProps('description')}
      />
      <TextInput
        label="Address in the shop"
        description={shopUrl(storeDomain, `/product/${slug || slugFrom(name, '…')}`)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder={slugFrom(name, 'made from the name')}
        maxLength={80}
        {...form.getInputProps('slug')}
      />
    </Panel>
  )
}
