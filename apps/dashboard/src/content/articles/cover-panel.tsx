import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { Panel } from '../../platform/ui/panel.tsx'
import { MediaField } from '../media/media-field.tsx'
import type { ArticleValues } from './article-values.ts'

export function CoverPanel({ form }: { form: UseFormReturnType<ArticleValues> }) {
  return (
    <Panel title="Cover">
      <MediaField label="Cover image" {...form.getInputProps('cover')} />
      {form.values.cover && (
        <TextInput
          label="Alt text"
          description="Says what the image shows, for shoppers who cannot see it"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={300}
          {...form.getInputProps('coverAlt')}
        />
      )}
    </Panel>
  )
}
