import { Button, Grid, Stack } from '@mantine/core'
import { slugFrom } from '@vitrine/commerce/slug.ts'
import { useCurrentStore } from '../../auth/auth-context.ts'
import { shopUrl } from '../../stores/shop-url.ts'
import { applyRefusal } from '../../ui/apply-refusal.ts'
import { Panel } from '../../ui/panel.tsx'
import { SeoFields } from '../../ui/seo-fields.tsx'
import { useUnsavedGuard } from '../../ui/use-unsaved-guard.tsx'
import { AttributesPanel } from './attributes-panel.tsx'
import { productChecks } from './check-product.ts'
import { DetailsPanel } from './details-panel.tsx'
import { MediaPanel } from './media-panel.tsx'
import { OrganisePanel } from './organise-panel.tsx'
import { PricePanel } from './price-panel.tsx'
import {
  ProductFormProvider,
  useProductForm,
  useProductFormContext,
} from './product-form-context.ts'
import type { ProductValues } from './product-values.ts'
import { StockPanel } from './stock-panel.tsx'
import { VariationsPanel } from './variations-panel.tsx'

interface ProductFormProps {
  initialValues: ProductValues
  saveLabel: string
  /** Saves, and answers the values as they are stored now. */
  onSave: (values: ProductValues) => Promise<ProductValues>
  onSaved: () => void
}

export function ProductForm({ initialValues, saveLabel, onSave, onSaved }: ProductFormProps) {
  const form = useProductForm({ initialValues, validate: productChecks })
  useUnsavedGuard(form.isDirty)

  async function handleSubmit(values: ProductValues) {
    try {
      const stored = await onSave(values)
      form.setInitialValues(stored)
      form.setValues(stored)
      form.resetDirty(stored)
      onSaved()
    } catch (error) {
      applyRefusal(form, error, { slug_taken: 'slug' })
    }
  }

  function focusFirst(errors: Record<string, unknown>) {
    const [first] = Object.keys(errors)
    if (first) form.getInputNode(first)?.focus()
  }

  return (
    <ProductFormProvider form={form}>
      <form noValidate onSubmit={form.onSubmit(handleSubmit, focusFirst)}>
        <Grid gap="lg">
          <Grid.Col span={{ base: 12, lg: 8 }}>
            <Stack gap="lg">
              <DetailsPanel />
              <PricePanel />
              <MediaPanel />
              <StockPanel />
              <AttributesPanel />
              <VariationsPanel />
              <SeoPanel />
            </Stack>
          </Grid.Col>
          <Grid.Col span={{ base: 12, lg: 4 }}>
            <Stack gap="lg" pos={{ lg: 'sticky' }} top={24}>
              <OrganisePanel />
              <Button type="submit" size="md" loading={form.submitting}>
                {saveLabel}
              </Button>
            </Stack>
          </Grid.Col>
        </Grid>
      </form>
    </ProductFormProvider>
  )
}

function SeoPanel() {
  const form = useProductFormContext()
  const { storeDomain } = useCurrentStore()
  const { name, slug, description, descriptionIsHtml } = form.values
  return (
    <Panel title="Search engines">
      <SeoFields
        titleProps={form.getInputProps('seoTitle')}
        descriptionProps={form.getInputProps('metaDescription')}
        fallbackTitle={name || 'The name of the product'}
        fallbackDescription={
          (!descriptionIsHtml && description) || 'The description of the product'
        }
        url={shopUrl(storeDomain, `/product/${slug || slugFrom(name, '')}`)}
      />
    </Panel>
  )
}
