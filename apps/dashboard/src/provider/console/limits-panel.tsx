import { Button, Checkbox, Group, NumberInput, SimpleGrid, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { limitLabels, limitNames } from '@vitrine/commerce/plans/limits.ts'
import type { ShopFacts } from '@vitrine/contract/provider/console-shops.ts'
import type { ShopLimits } from '@vitrine/contract/provider/plans.ts'
import { useState } from 'react'
import { refresh } from '../../platform/api/query-client.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { UsageBar } from '../plans/usage-bar.tsx'
import { ActDialog } from './act-dialog.tsx'
import { consoleApi, consoleCalls } from './console-api.ts'

type Limit = keyof ShopLimits

const limits = limitNames.filter((name): name is Limit => name !== 'shops')

export function LimitsPanel({ shop }: { shop: ShopFacts }) {
  const [draft, setDraft] = useState<ShopLimits>()
  const { storeId, name, plan, usage, ownLimits } = shop
  const act = useMutation({
    meta: { showsRefusals: true },
    mutationFn: async (reason: string) =>
      await consoleApi.shops.setLimits({ storeId, reason, limits: draft ?? {} }),
    onSuccess: async () => {
      setDraft(undefined)
      await refresh(consoleCalls.shops, consoleCalls.acts)
    },
  })

  return (
    <Panel title="Limits">
      <Group justify="space-between">
        <Text size="sm" c="var(--ink-soft)">
          {plan !== null ? `Its owner has the plan “${plan}”.` : 'This installation has no plans.'}
          {Object.keys(ownLimits).length > 0 && ' This shop has limits of its own.'}
        </Text>
        <Button
          variant="default"
          onClick={() => {
            act.reset()
            setDraft(ownLimits)
          }}
        >
          Change limits
        </Button>
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing="sm">
        {usage.map((each) => (
          <UsageBar key={each.limit} usage={each} of={name} />
        ))}
      </SimpleGrid>
      {draft && (
        <ActDialog
          title={`Change the limits of ${name}?`}
          confirm="Change limits"
          error={act.error}
          isPending={act.isPending}
          onClose={() => setDraft(undefined)}
          onConfirm={(reason) => act.mutate(reason)}
        >
          An empty field follows the plan of the owner.
          <LimitFields limits={draft} onChange={setDraft} />
        </ActDialog>
      )}
    </Panel>
  )
}

interface LimitFieldsProps {
  limits: ShopLimits
  onChange: (limits: ShopLimits) => void
}

function LimitFields({ limits: values, onChange }: LimitFieldsProps) {
  function set(limit: Limit, value: number | null | undefined) {
    const { [limit]: _, ...others } = values
    onChange(value === undefined ? others : { ...others, [limit]: value })
  }

  return (
    <Stack gap="xs" mt="md">
      {limits.map((limit) => {
        const value = values[limit]
        const label = limit === 'storage' ? 'Storage in MB' : limitLabels[limit]
        const unit = limit === 'storage' ? 1_000_000 : 1
        return (
          <Group key={limit} align="flex-end" wrap="nowrap">
            <NumberInput
              flex={1}
              label={label}
              placeholder={value === null ? 'Unlimited' : 'As in the plan'}
              min={0}
              allowDecimal={false}
              thousandSeparator=","
              disabled={value === null}
              value={typeof value === 'number' ? value / unit : ''}
              onChange={(entered) =>
                set(limit, typeof entered === 'number' ? entered * unit : undefined)
              }
            />
            <Checkbox
              label="Unlimited"
              aria-label={`${label}: unlimited`}
              mb={8}
              checked={value === null}
              onChange={(event) => set(limit, event.currentTarget.checked ? null : undefined)}
            />
          </Group>
        )
      })}
    </Stack>
  )
}
