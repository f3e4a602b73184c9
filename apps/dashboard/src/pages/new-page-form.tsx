import { Button, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { slugFrom } from '@vitrine/commerce/slug.ts'
import { useNavigate } from 'react-router'
import { api } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { useCurrentStore } from '../auth/auth-context.ts'
import { applyRefusal } from '../ui/apply-refusal.ts'
import { checkSlug } from '../ui/check-slug.ts'
import { pagesKey } from './use-pages.ts'

export function NewPageForm() {
  const { storeId } = useCurrentStore()
  const navigate = useNavigate()
  const form = useForm({
    initialValues: { name: '', slug: '' },
    validate: {
      name: (name) => (name.trim() ? null : 'Give the page a name.'),
      slug: checkSlug,
    },
  })

  async function handleSubmit({ name, slug }: typeof form.values) {
    try {
      const page = await api.page.addPage({ storeId, name, ...(slug && { slug }) })
      await queryClient.invalidateQueries({ queryKey: pagesKey })
      await navigate(`/builder?page=${page.id}`)
    } catch (error) {
      applyRefusal(form, error, { slug_taken: 'slug', slug_reserved: 'slug' })
    }
  }

  const { name, slug } = form.values
  return (
    <form noValidate onSubmit={form.onSubmit(handleSubmit)}>
      <Stack>
        <TextInput
          label="Name"
          placeholder="Our story"
          maxLength={100}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <TextInput
          label="Address"
          description={`/page/${slug || slugFrom(name, '…')}`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          placeholder={slugFrom(name, 'made from the name')}
          maxLength={80}
          {...form.getInputProps('slug')}
        />
        <Button type="submit" loading={form.submitting}>
          Create and open in the builder
        </Button>
      </Stack>
    </form>
  )
}
