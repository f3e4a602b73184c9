import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { slugFrom, spelledIn } from '@vitrine/commerce/text/slug.ts'
import { pagePath } from '@vitrine/commerce/text/page-path.ts'
import type { Page, PageSummary } from '@vitrine/contract/content/page.ts'
import { useState } from 'react'
import { calls } from '../../platform/api/calls.ts'
import { api } from '../../platform/api/client.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { refusalCodeOf } from '../../platform/api/refused.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { shopUrl } from '../../platform/session/shop-url.ts'
import { applyRefusal } from '../../platform/ui/apply-refusal.ts'
import { checkSlug } from '../../platform/ui/check-slug.ts'
import { slugProps } from '../../platform/ui/slug-props.ts'
import { SeoFields } from '../../platform/ui/seo-fields.tsx'
import { useTemplateTexts } from '../../platform/ui/use-template-texts.ts'
import { showSuccess } from '../../platform/toast.ts'
import { keepsAddress } from './keeps-address.ts'
import { SettingsConflict } from './settings-conflict.tsx'
import { namesOf, type PageNames } from './settings-difference.tsx'

type Base = PageNames & Pick<PageSummary, 'id' | 'settingsRevision' | 'revision'>

export function PageSettings({ page, onDone }: { page: PageSummary; onDone: () => void }) {
  const { primaryDomain, country } = useCurrentStore()
  // The list may be read again meanwhile; what the fields began with stays what they are based on.
  const [base, setBase] = useState<Base>(page)
  const [theirs, setTheirs] = useState<Page>()
  const { name, slug, metaTitle, metaDescription } = page
  const form = useForm({
    initialValues: { name, slug, metaTitle, metaDescription },
    validate: {
      name: (value) => (value.trim() ? null : 'Give the page a name.'),
      slug: checkSlug,
    },
  })

  const texts = useTemplateTexts('page', form.values.name)
  const isPublic = page.publishedRevision !== null
  async function save(values: typeof form.values, on: Base, publish = false) {
    const slug = slugFrom(spelledIn(country, values.slug || values.name), 'page')
    try {
      await savePage(on, { ...values, slug }, publish)
      showSuccess(publish ? 'The page is live' : 'Page saved')
      onDone()
    } catch (error) {
      const found = await findTheirs(error, page.id)
      if (found) setTheirs(found)
      else applyRefusal(form, error, { ofCode: { slug_taken: 'slug', slug_reserved: 'slug' } })
    } finally {
      await refresh(calls.page.getPagesByStoreId)
    }
  }

  function takeTheirs(page: Page) {
    setBase(page)
    setTheirs(undefined)
    form.setValues(namesOf(page))
  }

  return (
    <form noValidate onSubmit={form.onSubmit((values) => save(values, base))}>
      <Stack>
        <TextInput label="Name" maxLength={100} {...form.getInputProps('name')} />
        <TextInput
          label="Address"
          description={
            keepsAddress(page)
              ? 'This page keeps its address'
              : isPublic && page.slug !== page.liveSlug
                ? `Until you publish: ${pagePath(page.liveSlug)}`
                : 'Links to the old address lead here'
          }
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          disabled={keepsAddress(page)}
          maxLength={80}
          {...slugProps(form.getInputProps('slug'), country)}
        />
        <SeoFields
          titleProps={form.getInputProps('metaTitle')}
          descriptionProps={form.getInputProps('metaDescription')}
          fallbackTitle={texts.title}
          fallbackDescription={texts.description || 'What this page is about'}
          url={shopUrl(primaryDomain, pagePath(form.values.slug))}
        />
        {isPublic && (
          <Text size="sm" c="var(--ink-soft)">
            {page.status === 'published'
              ? 'Shoppers see this once you publish it.'
              : 'The page has changes that are not published. Publishing makes them live as well.'}
          </Text>
        )}
        {theirs ? (
          <SettingsConflict
            mine={form.values}
            theirs={theirs}
            onTheirs={() => takeTheirs(theirs)}
            onMine={form.onSubmit((values) => save(values, theirs))}
          />
        ) : (
          <Group grow>
            <Button
              type="submit"
              loading={form.submitting}
              variant={isPublic ? 'default' : 'filled'}
            >
              {isPublic ? 'Save draft' : 'Save'}
            </Button>
            {isPublic && (
              <Button
                type="button"
                loading={form.submitting}
                onClick={() => form.onSubmit((values) => save(values, base, true))()}
              >
                Publish
              </Button>
            )}
          </Group>
        )}
      </Stack>
    </form>
  )
}

/** Returns the current page on a conflict, undefined for other errors. */
async function findTheirs(error: unknown, pageId: string) {
  if (refusalCodeOf(error) !== 'stale_revision') return undefined
  return await api.page.getPageById({ pageId }).catch(() => undefined)
}

/** Sends changed fields only. Publishing uses the draft as the list loaded it. */
async function savePage(base: Base, values: PageNames, publish: boolean) {
  const names = ['name', 'slug', 'metaTitle', 'metaDescription'] as const
  const changed = names.filter((name) => values[name] !== base[name])
  if (changed.length === 0 && !publish) return
  await api.page.updatePage({
    pageId: base.id,
    ...Object.fromEntries(changed.map((name) => [name, values[name]])),
    settingsRevision: base.settingsRevision,
    publish,
    ...(publish && { revision: base.revision }),
  })
}
