import { Button, Group, Stack } from '@mantine/core'
import type { SeoView } from '@vitrine/contract/shop/seo-settings.ts'
import { flushSync } from 'react-dom'
import { calls } from '../../platform/api/calls.ts'
import { api } from '../../platform/api/client.ts'
import { queryClient, refresh } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { CheckedForm } from '../../platform/ui/checked-form.tsx'
import { useSettingsForm } from '../../platform/ui/use-settings-form.ts'
import { ReturnsPanel } from './returns-panel.tsx'
import { RobotsPanel } from './robots-panel.tsx'
import {
  seoErrors,
  seoOfValues,
  seoValues,
  type TemplateKind,
  templateKinds,
} from './seo-values.ts'
import { SharingPanel } from './sharing-panel.tsx'
import { TemplatesPanel } from './templates-panel.tsx'
import { VerificationPanel } from './verification-panel.tsx'
import { VisibilityPanel } from './visibility-panel.tsx'

interface SeoFormProps {
  seo: SeoView
  kind: TemplateKind
  onKind: (kind: TemplateKind) => void
}

export function SeoForm({ seo, kind, onKind }: SeoFormProps) {
  const { storeId } = useCurrentStore()
  const { form, save } = useSettingsForm({
    initialValues: seoValues(seo),
    validate: seoErrors,
    onSave: (values) =>
      api.seo.updateSettings({
        storeId,
        revision: seo.revision,
        settings: seoOfValues(values),
      }),
    notice: 'Settings for search engines saved',
    valuesOf: seoValues,
    onSaved: (saved) => {
      queryClient.setQueryData(calls.seo.getSettings.queryKey({ input: { storeId } }), saved)
      return refresh(calls.store.findCurrentStore)
    },
    fields: { ofPath: (path) => path.replace(/^settings\./, '') },
  })

  /** Shows the templates that have a mistake, before their field takes the focus. */
  function showMistake() {
    const wrong = templateKinds.find((each) =>
      Object.keys(seoErrors(form.values)).some((field) => field.startsWith(`templates.${each}.`)),
    )
    if (wrong && wrong !== kind) flushSync(() => onKind(wrong))
  }

  return (
    <CheckedForm form={form} onSubmit={save} onSubmitCapture={showMistake}>
      <Stack gap="lg">
        <VisibilityPanel form={form} />
        <TemplatesPanel form={form} kind={kind} onKind={onKind} />
        <SharingPanel form={form} />
        <VerificationPanel form={form} />
        <ReturnsPanel form={form} />
        <RobotsPanel form={form} sitemap={seo.sitemap} />
        <Group>
          <Button type="submit" loading={form.submitting}>
            Save settings
          </Button>
        </Group>
      </Stack>
    </CheckedForm>
  )
}
