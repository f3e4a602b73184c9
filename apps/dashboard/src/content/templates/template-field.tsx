import { Select } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { TextLink } from '../../platform/ui/text-link.tsx'
import { useTemplates } from './use-templates.ts'

interface TemplateFieldProps {
  kind: 'product' | 'collection'
  /** The id of the template; '' for the default one. */
  inputProps: GetInputPropsReturnType
}

/** Chooses the template of one product or category; a draft shows once it is published. */
export function TemplateField({ kind, inputProps }: TemplateFieldProps) {
  const { data: templates = [] } = useTemplates()
  const ofKind = templates.filter(({ templateFor }) => templateFor === kind)
  const standard = ofKind.find(({ isDefault }) => isDefault)
  return (
    <Select
      label="Template"
      description={
        <>
          How its page is laid out.{' '}
          <TextLink to="/dashboard/pages/templates">
            {ofKind.length > 0 ? 'All templates' : 'Compose one'}
          </TextLink>
        </>
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      allowDeselect={false}
      data={[
        { value: '', label: standard ? `Default: ${standard.name}` : 'Default' },
        ...ofKind.map(({ id, name, publishedRevision }) => ({
          value: id,
          label: publishedRevision === null ? `${name} (draft)` : name,
        })),
      ]}
      {...inputProps}
    />
  )
}
