import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core'
import { api } from '../../platform/api/client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { CheckedForm } from '../../platform/ui/checked-form.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { useSettingsForm } from '../../platform/ui/use-settings-form.ts'
import { checkDomain } from './check-domain.ts'
import { domainRefusals } from './domain-refusals.ts'
import { showDomains } from './show-domains.ts'

const empty = { domain: '', withCounterpart: true }

export function AddDomainForm({ storeDomain }: { storeDomain: string }) {
  const { storeId } = useCurrentStore()
  const { form, save } = useSettingsForm({
    initialValues: empty,
    validate: { domain: (typed) => checkDomain(typed, storeDomain) },
    onSave: (values) => api.store.updateDomain({ storeId, ...values }),
    valuesOf: () => empty,
    notice: 'Domain added. Its DNS records are shown below.',
    onSaved: (status) => showDomains(storeId, status),
    fields: domainRefusals,
  })
  return (
    <Panel title="Add domain" hint="A domain that you own. You need access to its DNS settings.">
      <CheckedForm form={form} onSubmit={save}>
        <Stack>
          <TextInput
            label="Domain"
            placeholder="example.com"
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maw={480}
            {...form.getInputProps('domain')}
          />
          <Checkbox
            label="Add it with and without www"
            description="Shoppers type both. Names such as shop.example.com are added alone."
            {...form.getInputProps('withCounterpart', { type: 'checkbox' })}
          />
          <Group>
            <Button type="submit" loading={form.submitting}>
              Add domain
            </Button>
          </Group>
        </Stack>
      </CheckedForm>
    </Panel>
  )
}
