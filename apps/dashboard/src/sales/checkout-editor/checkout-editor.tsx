import { Button, Group, Stack, Text } from '@mantine/core'
import type { CheckoutSettings } from '@vitrine/contract/shop/checkout-settings.ts'
import { useState } from 'react'
import { useTheme } from '../../content/theme/use-theme.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import classes from '../../platform/ui/preview/preview-stage.module.css'
import { applyRefusal } from '../../platform/ui/apply-refusal.ts'
import { CheckedForm } from '../../platform/ui/checked-form.tsx'
import { focusFirstError } from '../../platform/ui/focus-first-error.ts'
import { showSuccess } from '../../platform/toast.ts'
import { useSettingsForm } from '../../platform/ui/use-settings-form.ts'
import { CheckoutPreview } from './checkout-preview.tsx'
import {
  checkoutErrors,
  checkoutValues,
  type CheckoutValues,
  settingsOf,
} from './checkout-values.ts'
import { CustomFieldsPanel } from './custom-fields-panel.tsx'
import { FieldsPanel } from './fields-panel.tsx'
import { AppearancePanel } from './appearance-panel.tsx'
import { PoliciesPanel } from './policies-panel.tsx'
import { ResetMenu } from './reset-menu.tsx'
import { TextsPanel } from './texts-panel.tsx'
import { useSaveCheckout } from './use-checkout-settings.ts'

export function CheckoutEditor({ settings }: { settings: CheckoutSettings }) {
  const { draft, published, revision, hasChanges } = settings
  const theme = useTheme()
  const { policies } = useCurrentStore()
  const { saveDraft, publish } = useSaveCheckout()
  const [isPublishing, setPublishing] = useState(false)
  const { form, save, send } = useSettingsForm({
    initialValues: checkoutValues(draft),
    validate: (values) => checkoutErrors(values, theme, policies),
    onSave: (values) => saveDraft(settingsOf(values), revision),
    valuesOf: (saved) => checkoutValues(saved.draft),
    notice: 'Draft saved',
  })
  const isDirty = form.isDirty()

  async function handlePublish(values: CheckoutValues) {
    setPublishing(true)
    try {
      const isNew = form.isDirty() || revision === 0
      await publish(isNew ? (await send(values)).revision : revision)
      showSuccess('Checkout published')
    } catch (error) {
      applyRefusal(form, error)
    } finally {
      setPublishing(false)
    }
  }

  return (
    <CheckedForm form={form} onSubmit={save} className={classes['columns']} aria-label="Checkout">
      <Stack>
        <FieldsPanel form={form} />
        <CustomFieldsPanel form={form} />
        <TextsPanel form={form} />
        <PoliciesPanel form={form} />
        <AppearancePanel form={form} />
        <Group className={classes['actions']} gap="xs">
          <Button
            loading={isPublishing}
            disabled={!isDirty && !hasChanges}
            onClick={() =>
              form.onSubmit(handlePublish, (errors) => focusFirstError(form, errors))()
            }
          >
            Publish
          </Button>
          <Button
            type="submit"
            variant="default"
            loading={form.submitting && !isPublishing}
            disabled={!isDirty}
          >
            Save draft
          </Button>
          <ResetMenu form={form} published={published} />
          <Text component="output" size="sm" c="var(--ink-soft)">
            {stateOf(isDirty, hasChanges)}
          </Text>
        </Group>
      </Stack>
      <CheckoutPreview settings={settingsOf(form.values)} />
    </CheckedForm>
  )
}

function stateOf(isDirty: boolean, hasChanges: boolean): string {
  if (isDirty) return 'Not saved'
  return hasChanges ? 'Not published' : 'Published'
}
