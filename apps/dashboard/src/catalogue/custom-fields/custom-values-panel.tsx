import { Button, Group, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { CustomFieldSubject } from '@vitrine/commerce/catalogue/custom-field.ts'
import type { CustomField } from '@vitrine/contract/catalogue/custom-fields.ts'
import { MediaField } from '../../content/media/media-field.tsx'
import { calls } from '../../platform/api/calls.ts'
import { api } from '../../platform/api/client.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { RichTextField } from '../../platform/rich-text/rich-text-field.tsx'
import { useCurrentStore, useMayChange } from '../../platform/session/auth-context.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { useSettingsForm } from '../../platform/ui/use-settings-form.ts'

interface CustomValuesPanelProps {
  subject: CustomFieldSubject
  id: string
}

/** The values of a product's or category's custom fields, saved by themselves; nothing without any. */
export function CustomValuesPanel({ subject, id }: CustomValuesPanelProps) {
  const { storeId } = useCurrentStore()
  const { data: fields } = useQuery(
    calls.customFields.list.queryOptions({ input: { storeId }, refetchOnWindowFocus: false }),
  )
  const own = fields?.filter((field) => field.subject === subject) ?? []
  const {
    data: values,
    error,
    refetch,
  } = useQuery(
    calls.customFields.values.queryOptions({
      input: { storeId, subject, subjectId: id },
      enabled: own.length > 0,
      refetchOnWindowFocus: false,
    }),
  )
  if (own.length === 0) return null
  return (
    <Panel title="Custom fields" hint="Shown where a template has them.">
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {values && <ValuesForm key={id} subject={subject} id={id} fields={own} values={values} />}
    </Panel>
  )
}

interface ValuesFormProps extends CustomValuesPanelProps {
  fields: CustomField[]
  values: Record<string, string>
}

function ValuesForm({ subject, id, fields, values }: ValuesFormProps) {
  const { storeId } = useCurrentStore()
  const mayChange = useMayChange()
  const filled = (of: Record<string, string>) => ({
    values: Object.fromEntries(fields.map((field) => [field.id, of[field.id] ?? ''])),
  })
  const { form, save } = useSettingsForm({
    initialValues: filled(values),
    onSave: (sent) => api.customFields.setValues({ storeId, subject, subjectId: id, ...sent }),
    valuesOf: filled,
    onSaved: () => refresh(calls.customFields.values),
    notice: 'Custom fields saved',
  })
  return (
    <form noValidate onSubmit={form.onSubmit(save)} aria-label="Custom fields">
      <Group align="stretch" grow preventGrowOverflow={false} style={{ flexDirection: 'column' }}>
        {fields.map((field) => (
          <ValueField
            key={field.id}
            field={field}
            inputProps={form.getInputProps(`values.${field.id}`)}
          />
        ))}
      </Group>
      {mayChange && (
        <Button type="submit" variant="default" mt="md" loading={form.submitting}>
          Save custom fields
        </Button>
      )}
    </form>
  )
}

interface ValueFieldProps {
  field: CustomField
  inputProps: ReturnType<ReturnType<typeof useSettingsForm>['form']['getInputProps']>
}

function ValueField({ field: { name, kind }, inputProps }: ValueFieldProps) {
  if (kind === 'richText') return <RichTextField label={name} {...inputProps} />
  if (kind === 'image') return <MediaField label={name} {...inputProps} />
  return (
    <TextInput
      label={name}
      maxLength={2000}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      placeholder={kind === 'link' ? 'https://… or /page/about' : undefined}
      {...inputProps}
    />
  )
}
