import { Button, Group, Select, SimpleGrid, Stack, Text } from '@mantine/core'
import { isShortened, type Retained } from '@vitrine/commerce/settings/retention.ts'
import type { SavedRetention } from '@vitrine/contract/audience/personal-data.ts'
import { activityDays } from '@vitrine/contract/shop/activity.ts'
import { calls } from '../../platform/api/calls.ts'
import { api } from '../../platform/api/client.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { CheckedForm } from '../../platform/ui/checked-form.tsx'
import { confirmDanger } from '../../platform/ui/confirm.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { useSettingsForm } from '../../platform/ui/use-settings-form.ts'
import {
  optionsOf,
  periodOf,
  retainedNames,
  retentionOf,
  type RetentionValues,
  valueOf,
} from './retention-choices.ts'

const kinds = Object.keys(retainedNames) as Retained[]

export function RetentionForm({ retention }: { retention: SavedRetention }) {
  const { storeId } = useCurrentStore()
  const { revision } = retention
  const { form, save } = useSettingsForm<RetentionValues, SavedRetention>({
    initialValues: Object.fromEntries(
      kinds.map((kind) => [kind, valueOf(retention[kind])]),
    ) as RetentionValues,
    onSave: (typed) => api.personalData.saveRetention({ ...retentionOf(typed), revision, storeId }),
    notice: 'Storage times saved',
    onSaved: (saved) => {
      const key = calls.personalData.retention.queryKey({ input: { storeId } })
      queryClient.setQueryData(key, saved)
    },
  })

  async function confirmAndSave(values: RetentionValues) {
    const requested = retentionOf(values)
    const shorter = kinds.filter((kind) => isShortened(retention, requested, kind))
    if (!shorter.length) {
      await save(values)
      return
    }
    const list = shorter.map(
      (kind) => `${retainedNames[kind].label}: ${periodOf(kind, requested[kind])}`,
    )
    confirmDanger({
      title: 'Delete older data tonight?',
      text: `What is older goes in the coming night and cannot be brought back. ${list.join('. ')}.`,
      confirm: 'Save and delete',
      onConfirm: () => void save(values),
    })
  }

  return (
    <CheckedForm form={form} onSubmit={confirmAndSave}>
      <Stack gap="lg">
        <Panel
          title="How long data is stored"
          hint="What is older is deleted every night, for good."
        >
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
            {kinds.map((kind) => (
              <Select
                key={kind}
                label={retainedNames[kind].label}
                description={retainedNames[kind].hint}
                data={optionsOf(kind)}
                allowDeselect={false}
                styles={{
                  root: { display: 'flex', flexDirection: 'column' },
                  wrapper: { marginTop: 'auto' },
                }}
                {...form.getInputProps(kind)}
              />
            ))}
          </SimpleGrid>
          <Text size="sm" c="var(--ink-soft)">
            The activity of your team is always stored for {activityDays} days.
          </Text>
        </Panel>
        <Group>
          <Button type="submit" loading={form.submitting}>
            Save storage times
          </Button>
        </Group>
      </Stack>
    </CheckedForm>
  )
}
