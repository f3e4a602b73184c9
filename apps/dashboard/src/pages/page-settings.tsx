import { Button, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { slugFrom } from '@vitrine/commerce/slug.ts'
import { pagePath } from '@vitrine/commerce/page-path.ts'
import type { PageSummary } from '@vitrine/contract/page.ts'
import { api } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { useCurrentStore } from '../auth/auth-context.ts'
import { shopUrl } from '../stores/shop-url.ts'
import { applyRefusal } from '../ui/apply-refusal.ts'
import { checkSlug } from '../ui/check-slug.ts'
import { SeoFields } from '../ui/seo-fields.tsx'
import { showSuccess } from '../ui/toast.ts'
import { keepsAddress } from './keeps-address.ts'
import { pagesKey } from './use-pages.ts'

export function PageSettings({ page, onDone }: { page: PageSummary; onDone: () => void }) {
  const { storeDomain, name: storeName } = useCurrentStore()
  const { name, slug, metaTitle, metaDescription } = page
  const form = useForm({
    initialValues: { name, slug, metaTitle, metaDescription },
    validate: {
      name: (value) => (value.trim() ? null : 'Give the page a name.'),
      slug: checkSlug,
    },
  })

  async function handleSubmit(values: typeof form.values) {
    try {
      await savePage(page, { ...values, slug: values.slug || slugFrom(values.name, 'page') })
      showSuccess('Page saved')
      onDone()
    } catch (error) {
      applyRefusal(form, error, { slug_taken: 'slug', slug_reserved: 'slug' })
    } finally {
      await queryClient.invalidateQueries({ queryKey: pagesKey })
    }
  }

  return (
    <form noValidate onSubmit={form.onSubmit(handleSubmit)}>
      <Stack>
        <TextInput label="Name" maxLength={100} {...form.getInputProps('name')} />
        <TextInput
          label="Address"
          description={
            keepsAddress(page)
              ? 'This page keeps its address'
              : 'Links to the old address lead here'
          }
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          disabled={keepsAddress(page)}
          maxLength={80}
          {...form.getInputProps('slug')}
        />
        <SeoFields
          titleProps={form.getInputProps('metaTitle')}
          descriptionProps={form.getInputProps('metaDescription')}
          fallbackTitle={`${form.values.name} · ${storeName}`}
          fallbackDescription="What a searcher should know about this page"
          url={shopUrl(storeDomain, pagePath(form.values.slug))}
        />
        <Button type="submit" loading={form.submitting}>
          Save
        </Button>
      </Stack>
    </form>
  )
}

type Settings = Pick<PageSummary, 'name' | 'slug' | 'metaTitle' | 'metaDescription'>

/** Only what changed: a page's draft content must not go live because it was renamed. */
async function savePage(page: PageSummary, values: Settings) {
  const { name, slug, metaTitle, metaDescription } = values
  if (name !== page.name || slug !== page.slug) {
    await api.page.updatePage({
      pageId: page.id,
      ...(name !== page.name && { name }),
      ...(slug !== page.slug && { slug }),
      publish: false,
    })
  }
  if (metaTitle !== page.metaTitle || metaDescription !== page.metaDescription) {
    await api.page.updateSeo({ pageId: page.id, metaTitle, metaDescription })
  }
}
