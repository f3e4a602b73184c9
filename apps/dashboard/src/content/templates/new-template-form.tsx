import { Button, Select, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type TemplateKind, templateKinds } from '@vitrine/commerce/settings/template-kinds.ts'
import { useNavigate } from 'react-router'
import { calls } from '../../platform/api/calls.ts'
import { api } from '../../platform/api/client.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { applyRefusal } from '../../platform/ui/apply-refusal.ts'
import { templateWords } from './template-words.ts'

export function NewTemplateForm() {
  const { storeId } = useCurrentStore()
  const navigate = useNavigate()
  const form = useForm<{ name: string; templateFor: TemplateKind }>({
    initialValues: { name: '', templateFor: 'product' },
    validate: { name: (name) => (name.trim() ? null : 'Give the template a name.') },
  })

  async function handleSubmit({ name, templateFor }: typeof form.values) {
    try {
      const page = await api.page.addPage({ storeId, name, templateFor })
      await refresh(calls.page.templates)
      await navigate(`/builder?page=${page.id}`)
    } catch (error) {
      applyRefusal(form, error)
    }
  }

  return (
    <form noValidate onSubmit={form.onSubmit(handleSubmit)}>
      <Stack>
        <Select
          label="Template of"
          allowDeselect={false}
          data={templateKinds.map((kind) => ({ value: kind, label: templateWords[kind].label }))}
          {...form.getInputProps('templateFor')}
        />
        <TextInput
          label="Name"
          placeholder="Teas with a story"
          maxLength={100}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <Button type="submit" loading={form.submitting}>
          Create and open in the builder
        </Button>
      </Stack>
    </form>
  )
}
