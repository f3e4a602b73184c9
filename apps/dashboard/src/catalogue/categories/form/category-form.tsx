import { Button, Grid, Select, Stack } from '@mantine/core'
import { slugFrom, spelledIn } from '@vitrine/commerce/text/slug.ts'
import type { CategoryInput } from '@vitrine/contract/catalogue/category.ts'
import { type FormEvent, useEffect, useState } from 'react'
import { refusalCodeOf, statusOf } from '../../../platform/api/refused.ts'
import { onSessionEnded } from '../../../platform/api/session-ended.ts'
import { useCurrentStore } from '../../../platform/session/auth-context.ts'
import { SignInAgain } from '../../../platform/session/sign-in-again.tsx'
import { TemplateField } from '../../../content/templates/template-field.tsx'
import { MediaField } from '../../../content/media/media-field.tsx'
import { plainText } from '../../../platform/ui/plain-text.ts'
import { shopUrl } from '../../../platform/session/shop-url.ts'
import { applyRefusal } from '../../../platform/ui/apply-refusal.ts'
import { checkSlug } from '../../../platform/ui/check-slug.ts'
import { confirmDanger } from '../../../platform/ui/confirm.tsx'
import { checkImageUrl } from '../../../platform/ui/image-field.tsx'
import { Panel } from '../../../platform/ui/panel.tsx'
import { SeoFields } from '../../../platform/ui/seo-fields.tsx'
import { useTemplateTexts } from '../../../platform/ui/use-template-texts.ts'
import { useUnsavedGuard } from '../../../platform/ui/use-unsaved-guard.tsx'
import { possibleParents } from '../category-tree.ts'
import { useCategories } from '../../use-categories.ts'
import { CategoryDetails } from './category-details.tsx'
import { CategoryFormProvider, useCategoryForm } from './category-form-context.ts'
import { type CategoryValues, inputOf, isComplete } from './category-values.ts'
import { ProductsPanel } from './products-panel.tsx'
import { FormFields } from '../../../platform/ui/form-fields.tsx'

interface CategoryFormProps {
  id?: string
  initialValues: CategoryValues
  productCount?: number
  saveLabel: string
  /** @param isSure the owner confirmed overwriting another save */
  onSave: (input: CategoryInput, isSure: boolean) => Promise<unknown>
  onSaved: () => void
}

export function CategoryForm(props: CategoryFormProps) {
  const { id, initialValues, productCount = 0, saveLabel, onSave, onSaved } = props
  const { storeId, primaryDomain, country } = useCurrentStore()
  const { data: categories = [] } = useCategories()
  const [isSignedOut, setSignedOut] = useState(false)
  const form = useCategoryForm({ initialValues, validate: checks })
  const texts = useTemplateTexts('category', form.values.name || 'Category name')
  useUnsavedGuard(form.isDirty)
  useEffect(() => onSessionEnded(() => setSignedOut(true)), [])

  async function save(values: CategoryValues, isSure = false) {
    try {
      await onSave(inputOf(values, storeId, initialValues.products), isSure)
      form.resetDirty()
      onSaved()
    } catch (error) {
      if (statusOf(error) === 401) setSignedOut(true)
      else if (refusalCodeOf(error) === 'stale_revision')
        askAboutOverwriting(() => void save(values, true))
      else applyRefusal(form, error, { ofCode: { slug_taken: 'slug' }, ofPath: fieldOf })
    }
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    // React bubbles submits of dialogs, which are portals, through this form.
    if (event.target !== event.currentTarget) return
    const submit = form.onSubmit(
      (values) => save(values),
      (errors) =>
        // Errors without a field of their own are shown in place.
        requestAnimationFrame(() => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus()),
    )
    submit(event)
  }

  const { name, slug, description } = form.values
  return (
    <CategoryFormProvider form={form}>
      <form noValidate onSubmit={handleSubmit}>
        <FormFields>
          <Grid gap="lg">
            <Grid.Col span={{ base: 12, lg: 8 }}>
              <Stack gap="lg">
                <CategoryDetails />
                <ProductsPanel productCount={productCount} />
                <Panel title="Search engines">
                  <SeoFields
                    titleProps={form.getInputProps('seoTitle')}
                    descriptionProps={form.getInputProps('metaDescription')}
                    fallbackTitle={texts.title}
                    fallbackDescription={
                      plainText(description) || texts.description || 'Category description'
                    }
                    url={shopUrl(
                      primaryDomain,
                      `/collection/${slugFrom(spelledIn(country, slug || name), '')}`,
                    )}
                  />
                </Panel>
              </Stack>
            </Grid.Col>
            <Grid.Col span={{ base: 12, lg: 4 }}>
              <Stack gap="lg" pos={{ lg: 'sticky' }} top={24}>
                <Panel>
                  <MediaField label="Image" {...form.getInputProps('image')} />
                  <Select
                    label="Parent category"
                    description="Leave empty for a top-level category"
                    inputWrapperOrder={['label', 'input', 'description', 'error']}
                    placeholder="None"
                    clearable
                    searchable
                    clearButtonProps={{ 'aria-label': 'Clear parent category' }}
                    data={possibleParents(categories, id)}
                    {...form.getInputProps('parentId')}
                  />
                  <TemplateField kind="collection" inputProps={form.getInputProps('templateId')} />
                </Panel>
                <Button type="submit" size="md" loading={form.submitting}>
                  {saveLabel}
                </Button>
              </Stack>
            </Grid.Col>
          </Grid>
        </FormFields>
      </form>
      {isSignedOut && (
        <SignInAgain
          storeId={storeId}
          onLater={() => setSignedOut(false)}
          onSignedIn={() => {
            setSignedOut(false)
            if (form.isDirty()) void save(form.getValues())
          }}
        />
      )}
    </CategoryFormProvider>
  )
}

const checks = {
  name: (name: string) => (name.trim() ? null : 'Give the category a name.'),
  slug: checkSlug,
  image: checkImageUrl,
  description: (html: string) =>
    html.length > 20_000 ? 'The description is too long. Shorten it.' : null,
  conditions: (conditions: CategoryValues['conditions'], { isByRule }: CategoryValues) =>
    isByRule && !conditions.every(isComplete) ? 'Complete every condition, or remove it.' : null,
}

/** Maps a server path within a rule to the form's field. */
function fieldOf(path: string): string {
  if (path.startsWith('rule')) return 'conditions'
  return path.startsWith('products') ? 'products' : path
}

function askAboutOverwriting(onConfirm: () => void) {
  confirmDanger({
    title: 'This category was changed elsewhere',
    text: 'It was saved in another window or by someone else. What you entered is still here. Overwrite their changes?',
    confirm: 'Overwrite',
    onConfirm,
  })
}
