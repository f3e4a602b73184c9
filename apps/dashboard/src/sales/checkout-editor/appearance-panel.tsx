import type { UseFormReturnType } from '@mantine/form'
import { MediaField } from '../../content/media/media-field.tsx'
import { ColorField } from '../../platform/ui/color-field.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import type { CheckoutValues } from './checkout-values.ts'

export function AppearancePanel({ form }: { form: UseFormReturnType<CheckoutValues> }) {
  const color = (name: string) => ({
    placeholder: 'Theme colour',
    ...form.getInputProps(`colors.${name}`),
  })
  return (
    <Panel title="Logo and colours" hint="Leave a colour empty to use the theme’s.">
      <MediaField label="Logo above the heading" {...form.getInputProps('logo')} />
      <ColorField label="Page" {...color('page')} />
      <ColorField label="Text" {...color('text')} />
      <ColorField label="Buttons and selection" {...color('accent')} />
    </Panel>
  )
}
