import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { slugFrom, spelledIn } from '@vitrine/commerce/text/slug.ts'
import { forShop } from '@vitrine/sections/presets/for-shop.ts'
import { pageTemplates } from '@vitrine/sections/templates/page-templates.ts'
import { useNavigate } from 'react-router'
import { calls } from '../../platform/api/calls.ts'
import { api } from '../../platform/api/client.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { applyRefusal } from '../../platform/ui/apply-refusal.ts'
import { checkSlug } from '../../platform/ui/check-slug.ts'
import { slugProps } from '../../platform/ui/slug-props.ts'
import { TemplatePicker } from './template-picker.tsx'

const findTemplate = (id: string) => pageTemplates.find((template) => template.id === id)

export function NewPageForm() {
  const { storeId, name: shopName, country } = useCurrentStore()
  const addressOf = (text: string, fallback: string) => slugFrom(spelledIn(country, text), fallback)
  const navigate = useNavigate()
  const form = useForm({
    initialValues: { name: '', slug: '', template: '' },
    validate: {
      name: (name) => (name.trim() ? null : 'Give the page a name.'),
      slug: checkSlug,
    },
  })

  async function handleSubmit({ name, slug, template }: typeof form.values) {
    try {
      const page = await api.page.addPage({
        storeId,
        name,
        ...(slug.trim() && { slug: addressOf(slug, 'page') }),
        ...contentOf(template, shopName),
      })
      await refresh(calls.page.getPagesByStoreId)
      await navigate(`/builder?page=${page.id}`)
    } catch (error) {
      applyRefusal(form, error, { ofCode: { slug_taken: 'slug', slug_reserved: 'slug' } })
    }
  }

  /** Updates the name with the template until the owner edits it. */
  function pickTemplate(template: string) {
    const isOwnName = form.values.name !== (findTemplate(form.values.template)?.name ?? '')
    const name = isOwnName ? form.values.name : (findTemplate(template)?.name ?? '')
    form.setValues({ template, name })
  }

  const { name, slug, template } = form.values
  return (
    <form noValidate onSubmit={form.onSubmit(handleSubmit)}>
      <Stack>
        <TemplatePicker value={template} onChange={pickTemplate} />
        <Group align="flex-start" grow preventGrowOverflow={false}>
          <TextInput
            label="Name"
            placeholder="Our story"
            maxLength={100}
            miw={200}
            data-autofocus
            {...form.getInputProps('name')}
          />
          <TextInput
            label="Address"
            description={`/page/${addressOf(slug || name, '…')}`}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            placeholder={addressOf(name, 'created from the name')}
            maxLength={80}
            miw={200}
            {...slugProps(form.getInputProps('slug'), country)}
          />
        </Group>
        <Button type="submit" loading={form.submitting}>
          Create and open in the builder
        </Button>
      </Stack>
    </form>
  )
}

function contentOf(id: string, shopName: string) {
  const template = findTemplate(id)
  if (!template) return {}
  return {
    content: forShop(template.content, shopName),
    metaDescription: template.metaDescription.replaceAll('{shop}', () => shopName),
  }
}
