import { Button, Group, Select, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { slugFrom } from '@vitrine/commerce/slug.ts'
import type { Category, CategoryInput } from '@vitrine/contract/category.ts'
import { useCurrentStore } from '../auth/auth-context.ts'
import { checkSlug } from '../ui/check-slug.ts'
import { shopUrl } from '../stores/shop-url.ts'
import { applyRefusal } from '../ui/apply-refusal.ts'
import { PictureField } from '../media/picture-field.tsx'
import { checkImageUrl } from '../ui/image-field.tsx'
import { Panel } from '../ui/panel.tsx'
import { useUnsavedGuard } from '../ui/use-unsaved-guard.tsx'
import { possibleParents } from './category-tree.ts'
import { useCategories } from './use-categories.ts'

interface CategoryFormProps {
  category?: Category
  saveLabel: string
  onSave: (input: CategoryInput) => Promise<unknown>
  onSaved: () => void
}

export function CategoryForm({ category, saveLabel, onSave, onSaved }: CategoryFormProps) {
  const { storeId, storeDomain } = useCurrentStore()
  const { data: categories = [] } = useCategories()
  const form = useForm({
    initialValues: {
      name: category?.name ?? '',
      slug: category?.slug ?? '',
      image: category?.image ?? '',
      description: category?.description ?? '',
      parentId: category?.parentId ?? null,
    },
    validate: {
      name: (name) => (name.trim() ? null : 'Give the category a name.'),
      slug: checkSlug,
      image: checkImageUrl,
    },
  })
  useUnsavedGuard(form.isDirty)

  async function handleSubmit({ slug, image, ...values }: typeof form.values) {
    try {
      await onSave({ ...values, storeId, image: image || null, ...(slug && { slug }) })
      form.resetDirty()
      onSaved()
    } catch (error) {
      applyRefusal(form, error, { slug_taken: 'slug' })
    }
  }

  const { name, slug } = form.values
  return (
    <form noValidate onSubmit={form.onSubmit(handleSubmit)}>
      <Panel>
        <Stack maw={640}>
          <TextInput
            label="Name"
            withAsterisk
            maxLength={100}
            placeholder="Green tea"
            {...form.getInputProps('name')}
          />
          <TextInput
            label="Address in the shop"
            description={shopUrl(storeDomain, `/collection/${slug || slugFrom(name, '…')}`)}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            placeholder={slugFrom(name, 'made from the name')}
            maxLength={80}
            {...form.getInputProps('slug')}
          />
          <PictureField label="Picture" {...form.getInputProps('image')} />
          <Textarea
            label="Description"
            autosize
            minRows={3}
            maxLength={5000}
            {...form.getInputProps('description')}
          />
          <Select
            label="Within"
            description="Puts it below another category"
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            placeholder="No other category"
            clearable
            searchable
            clearButtonProps={{ 'aria-label': 'Within no other category' }}
            data={possibleParents(categories, category?.id)}
            {...form.getInputProps('parentId')}
          />
          <Group>
            <Button type="submit" loading={form.submitting}>
              {saveLabel}
            </Button>
          </Group>
        </Stack>
      </Panel>
    </form>
  )
}
