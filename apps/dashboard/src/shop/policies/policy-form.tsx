import { Anchor, Button, Group, Stack, TextInput } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { gapsIn } from '@vitrine/commerce/policies/gaps-in.ts'
import type { Policy } from '@vitrine/contract/shop/policies.ts'
import { useState } from 'react'
import { api } from '../../platform/api/client.ts'
import { RichTextField } from '../../platform/rich-text/rich-text-field.tsx'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { useShopLink } from '../../platform/session/use-shop-link.ts'
import { showSuccess } from '../../platform/toast.ts'
import { applyRefusal } from '../../platform/ui/apply-refusal.ts'
import { CheckedForm } from '../../platform/ui/checked-form.tsx'
import { confirmDanger } from '../../platform/ui/confirm.tsx'
import { focusFirstError } from '../../platform/ui/focus-first-error.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { useSettingsForm } from '../../platform/ui/use-settings-form.ts'
import { Warning } from '../../platform/ui/warning.tsx'
import { StartFromTemplate } from './start-from-template.tsx'
import { showSaved } from './use-policies.ts'

interface PolicyValues {
  title: string
  text: string
}

export function PolicyForm({ policy }: { policy: Policy }) {
  const { storeId } = useCurrentStore()
  const { kind, published, hasChanges } = policy
  const shopLink = useShopLink()
  const [isPublishing, setPublishing] = useState(false)
  const { form, save, send } = useSettingsForm<PolicyValues, Policy>({
    initialValues: { title: policy.title, text: policy.text },
    validate: { title: (title) => (title.trim() ? null : 'Enter a title.') },
    onSave: (values) =>
      api.policies.saveDraft({ storeId, kind, revision: policy.revision, ...values }),
    notice: 'Draft saved',
    onSaved: (saved) => showSaved(storeId, saved),
  })
  const isDirty = form.isDirty()
  const gaps = gapsIn(form.values.text)

  async function publish(values: PolicyValues) {
    setPublishing(true)
    try {
      const isNew = form.isDirty() || policy.revision === 0
      const { revision } = isNew ? await send(values) : policy
      await showSaved(storeId, await api.policies.publish({ storeId, kind, revision }))
      showSuccess('Policy published')
    } catch (error) {
      applyRefusal(form, error)
    } finally {
      setPublishing(false)
    }
  }

  async function unpublish() {
    try {
      await showSaved(storeId, await api.policies.unpublish({ storeId, kind }))
      showSuccess('Policy unpublished')
    } catch (error) {
      applyRefusal(form, error)
    }
  }

  return (
    <CheckedForm form={form} onSubmit={save} aria-label="Policy">
      <Stack gap="lg">
        <Panel
          actions={<StartFromTemplate form={form} kind={kind} />}
          title="Text"
          hint={
            published
              ? `Shoppers read version ${published.number}.`
              : 'Shoppers see it once you publish it.'
          }
        >
          <TextInput label="Title" maxLength={80} {...form.getInputProps('title')} />
          <RichTextField label="Policy" {...form.getInputProps('text')} />
          {gaps.length > 0 && (
            <Warning color="yellow" title="Fill in the gaps">
              In square brackets: {gaps.slice(0, 8).join('; ')}
              {gaps.length > 8 && ` and ${gaps.length - 8} more`}.
            </Warning>
          )}
        </Panel>
        <Group gap="xs">
          <Button
            loading={isPublishing}
            disabled={!isDirty && !hasChanges && published !== null}
            onClick={() => form.onSubmit(publish, (errors) => focusFirstError(form, errors))()}
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
          {published && (
            <Button
              variant="default"
              onClick={() =>
                confirmDanger({
                  title: `Unpublish ${policy.title}?`,
                  text: 'Links to it disappear from the shop at once. Its text and versions stay here.',
                  confirm: 'Unpublish',
                  onConfirm: () => void unpublish(),
                })
              }
            >
              Unpublish
            </Button>
          )}
          {published && (
            <Anchor href={shopLink(policy.path)} target="_blank" rel="noreferrer" size="sm">
              <Group component="span" gap={4}>
                View in shop
                <IconExternalLink size={15} aria-hidden />
              </Group>
            </Anchor>
          )}
        </Group>
      </Stack>
    </CheckedForm>
  )
}
