import { Button, Group, Radio, Stack, Switch, Text } from '@mantine/core'
import { IconPlus, IconReceiptTax } from '@tabler/icons-react'
import { countriesOfUnion } from '@vitrine/commerce/pricing/standard-rates.ts'
import type { Taxes } from '@vitrine/contract/shop/taxes.ts'
import { queryClient, refresh } from '../../platform/api/query-client.ts'
import { api } from '../../platform/api/client.ts'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { CheckedForm } from '../../platform/ui/checked-form.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { useSettingsForm } from '../../platform/ui/use-settings-form.ts'
import { RateRow } from './rate-row.tsx'
import { missingInUnion, newRate, taxErrors, taxesOf, taxValues } from './tax-values.ts'

export function TaxForm({ taxes }: { taxes: Taxes }) {
  const { storeId, country } = useCurrentStore()
  const { form, save } = useSettingsForm({
    initialValues: taxValues(taxes),
    validate: taxErrors,
    onSave: (values) => api.taxes.update({ ...taxesOf(values, taxes.revision), storeId }),
    notice: 'Taxes saved',
    onSaved: (saved) => {
      queryClient.setQueryData(calls.taxes.get.queryKey({ input: { storeId } }), saved)
      // Taxing a country adds it to the shipping settings.
      return refresh(calls.shipping)
    },
  })
  const { rates } = form.values

  const missing = countriesOfUnion.includes(country) ? missingInUnion(rates) : []

  const add = (
    <Button
      variant={rates.length ? 'default' : 'filled'}
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() => form.insertListItem('rates', newRate(country))}
    >
      Add tax
    </Button>
  )
  return (
    <CheckedForm form={form} onSubmit={save}>
      <Stack gap="lg">
        <Panel title="Your prices">
          <Radio.Group
            aria-label="Whether prices include tax"
            {...form.getInputProps('pricesIncludeTax')}
          >
            <Stack gap="sm">
              <Radio
                value="included"
                label="Prices include tax"
                description="Shoppers pay the price they see, whatever the rate."
              />
              <Radio
                value="added"
                label="Tax is added at checkout"
                description="Shoppers see prices without tax. The tax for their address is added at checkout."
              />
            </Stack>
          </Radio.Group>
          <Switch
            label="Charge tax on shipping and payment fees"
            description="Taxed at the rate of the goods; split by value when rates differ"
            {...form.getInputProps('taxShipping', { type: 'checkbox' })}
          />
        </Panel>
        <Panel
          title="Taxes"
          hint="A region’s taxes are added to those of its country. A category’s rate replaces the general rate."
        >
          {rates.length === 0 && (
            <EmptyState icon={IconReceiptTax} title="No tax rates yet" action={add}>
              Add the tax of your country, and of other countries where you have to charge it.
            </EmptyState>
          )}
          <Stack gap="lg">
            {rates.map(({ id }, index) => (
              <RateRow key={id} form={form} index={index} />
            ))}
          </Stack>
          {rates.length > 0 && (
            <Text size="sm" c="var(--ink-soft)">
              Check that a suggested rate applies to what you sell.
            </Text>
          )}
          {rates.length > 0 && (
            <Group>
              {add}
              {missing.length > 0 && (
                <Button
                  variant="default"
                  onClick={() => form.setFieldValue('rates', [...rates, ...missing])}
                >
                  Add {missing.length} more EU {missing.length === 1 ? 'country' : 'countries'}
                </Button>
              )}
            </Group>
          )}
        </Panel>
        <Group>
          <Button type="submit" loading={form.submitting}>
            Save taxes
          </Button>
        </Group>
      </Stack>
    </CheckedForm>
  )
}
