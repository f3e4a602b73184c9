import { Select, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { localTimeIn } from '@vitrine/commerce/places/time-zone.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { statusOptions } from './article-status.tsx'
import type { ArticleValues } from './article-values.ts'

const dayAhead = 24 * 3_600_000

const hints: Record<ArticleValues['status'], string> = {
  draft: 'Only your team sees it',
  scheduled: 'It goes live by itself',
  published: 'Shoppers see it; saving changes it at once',
}

export function PublishingPanel({ form }: { form: UseFormReturnType<ArticleValues> }) {
  const { timeZone } = useCurrentStore()
  const { status, publishAt } = form.values
  const statusProps = form.getInputProps('status')

  function choose(value: string | null) {
    statusProps.onChange(value)
    if (value === 'scheduled' && !publishAt)
      form.setFieldValue('publishAt', localTimeIn(timeZone, new Date(Date.now() + dayAhead)))
  }

  return (
    <Panel title="Publishing">
      <Select
        label="Status"
        description={hints[status]}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={statusOptions}
        allowDeselect={false}
        {...statusProps}
        onChange={choose}
      />
      {status === 'scheduled' && (
        <TextInput
          type="datetime-local"
          label="Day and time"
          description={`In the shop’s time zone, ${timeZone.replaceAll('_', ' ')}`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('publishAt')}
        />
      )}
    </Panel>
  )
}
