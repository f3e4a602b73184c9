import { Button, Group, Select, SimpleGrid, Stack, Switch, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { timeZoneOfCountry } from '@vitrine/commerce/places/time-zone.ts'
import { weightUnitOfCountry } from '@vitrine/commerce/catalogue/weight.ts'
import { maxLowStockAt } from '@vitrine/contract/shop/store.ts'
import { calls } from '../../platform/api/calls.ts'
import { api } from '../../platform/api/client.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { checkName } from '../stores/check-name.ts'
import { countryChoices, currencyChoices } from '../../platform/ui/country-choices.ts'
import { CheckedForm } from '../../platform/ui/checked-form.tsx'
import { DecimalInput } from '../../platform/ui/decimal-input.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { useSettingsForm } from '../../platform/ui/use-settings-form.ts'
import { checkOrderPrefix } from './check-order-prefix.ts'
import { checkInvoicePrefix } from './check-invoice-prefix.ts'
import { InvoicePrefixInput } from './invoice-prefix-input.tsx'
import { OrderPrefixInput } from './order-prefix-input.tsx'
import { weightChoices } from './weight-choices.ts'
import { TimeZoneSelect } from '../../platform/ui/time-zone-select.tsx'

export function GeneralForm() {
  const { storeId, ...store } = useCurrentStore()
  const { name, country, currency, timeZone, orderPrefix, weightUnit } = store
  const { invoicePrefix, restartInvoicesYearly, lowStockAt } = store
  const orders = useQuery(
    calls.orders.list.queryOptions({ input: { storeId, pageNumber: 0, pageSize: 1 } }),
  )
  const hasOrders = (orders.data?.totalElements ?? 0) > 0
  const { form, save } = useSettingsForm({
    initialValues: {
      name,
      country,
      currency,
      timeZone,
      orderPrefix,
      invoicePrefix,
      restartInvoicesYearly,
      weightUnit,
      lowStockAt,
    },
    validate: {
      name: checkName,
      lowStockAt: (value) => (Number.isInteger(value) ? null : 'Enter a whole number.'),
      orderPrefix: checkOrderPrefix,
      invoicePrefix: checkInvoicePrefix,
    },
    onSave: (values) => api.store.updateStoreGeneralDetails({ storeId, ...values }),
    notice: 'General settings saved',
    // Daily sales depend on the shop's time zone.
    onSaved: () =>
      refresh(
        calls.store.findCurrentStore,
        calls.store.findStores,
        calls.analytics,
        calls.products,
      ),
    fields: { ofCode: { currency_locked: 'currency' } },
  })

  function handleCountry(chosen: string | null) {
    if (!chosen) return
    const { country: left, ...before } = form.values
    form.setFieldValue('country', chosen)
    if (before.timeZone === timeZoneOfCountry(left))
      form.setFieldValue('timeZone', timeZoneOfCountry(chosen))
    if (before.weightUnit === weightUnitOfCountry(left))
      form.setFieldValue('weightUnit', weightUnitOfCountry(chosen))
  }

  return (
    <CheckedForm form={form} onSubmit={save}>
      <Panel title="Shop">
        <Stack>
          <TextInput
            label="Name"
            description="Shown in your shop, its emails and invoices"
            maxLength={60}
            withAsterisk
            {...form.getInputProps('name')}
          />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <Select
              label="Country"
              description="Where your shop is located; the default for taxes and shipping"
              data={countryChoices}
              searchable
              allowDeselect={false}
              {...form.getInputProps('country')}
              onChange={handleCountry}
            />
            <Select
              label="Currency"
              description={
                hasOrders
                  ? 'Cannot be changed after the first order'
                  : 'Can be changed until your first order'
              }
              data={currencyChoices}
              searchable
              allowDeselect={false}
              disabled={hasOrders}
              {...form.getInputProps('currency')}
            />
            <TimeZoneSelect
              description="Used for invoices, exports and statistics"
              zone={form.values.timeZone}
              {...form.getInputProps('timeZone')}
            />
            <Select
              label="Weight unit"
              description="Used for products, shipping rates and packing slips"
              data={weightChoices}
              allowDeselect={false}
              {...form.getInputProps('weightUnit')}
            />
            <DecimalInput
              label="Low stock"
              description="At this quantity or below, a product is marked and you get an email. A product can have its own."
              withAsterisk
              max={maxLowStockAt}
              {...form.getInputProps('lowStockAt')}
            />
            <OrderPrefixInput
              latest={orders.data?.content[0]?.orderNumber}
              isKnown={orders.isSuccess}
              {...form.getInputProps('orderPrefix')}
            />
            <InvoicePrefixInput
              timeZone={form.values.timeZone}
              {...form.getInputProps('invoicePrefix')}
            />
          </SimpleGrid>
          <Switch
            label="Start invoice numbers again at 1 each year"
            description="Otherwise they continue. Your tax adviser knows what your country asks for."
            {...form.getInputProps('restartInvoicesYearly', { type: 'checkbox' })}
          />
          <Group>
            <Button type="submit" loading={form.submitting} disabled={!form.isDirty()}>
              Save
            </Button>
          </Group>
        </Stack>
      </Panel>
    </CheckedForm>
  )
}
