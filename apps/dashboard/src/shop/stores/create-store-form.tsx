import { Button, Group, Select, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { timeZoneOfCountry, timeZonesOfCountry } from '@vitrine/commerce/places/time-zone.ts'
import { maxSubdomainLength, asciiSlugFrom, spelledIn } from '@vitrine/commerce/text/slug.ts'
import { useState } from 'react'
import { calls } from '../../platform/api/calls.ts'
import { applyRefusal } from '../../platform/ui/apply-refusal.ts'
import { checkName } from './check-name.ts'
import {
  countryChoices,
  currencyChoices,
  likelyCountry,
} from '../../platform/ui/country-choices.ts'
import { currencyOfCountry } from '@vitrine/commerce/places/currency-of-country.ts'
import { TimeZoneSelect } from '../../platform/ui/time-zone-select.tsx'
import { SubdomainField } from './subdomain-field.tsx'
import { TemplateField } from './template-field.tsx'
import { chosenTemplate, forgetTemplate } from '../../platform/session/template-choice.ts'
import { useEnterStore } from './use-enter-store.ts'

export function CreateStoreForm({ onCancel }: { onCancel?: () => void }) {
  const enter = useEnterStore()
  const form = useForm({ initialValues: suggested(), validate: { name: checkName } })
  const [ownSubdomain, setOwnSubdomain] = useState(false)
  const create = useMutation(
    calls.store.createStore.mutationOptions({
      meta: { showsRefusals: true },
      onSuccess: ({ storeId }) => {
        forgetTemplate()
        return enter(storeId)
      },
      onError: (error) =>
        applyRefusal(form, error, {
          ofCode: {
            subdomain_taken: 'subdomain',
            subdomain_kept: 'subdomain',
            subdomain_reserved: 'subdomain',
            template_unknown: 'template',
          },
        }),
    }),
  )

  function handleName(name: string) {
    form.setFieldValue('name', name)
    if (!ownSubdomain) form.setFieldValue('subdomain', subdomainOf(name, form.values.country))
  }

  function handleCountry(country: string | null) {
    if (!country) return
    form.setFieldValue('country', country)
    if (!ownSubdomain) form.setFieldValue('subdomain', subdomainOf(form.values.name, country))
    form.setFieldValue('timeZone', suggestedTimeZone(country))
    form.setFieldValue('currency', (current) => currencyOfCountry(country) ?? current)
  }

  function handleSubmit(values: typeof form.values) {
    create.mutate({
      ...values,
      subdomain: values.subdomain || undefined,
      template: values.template || undefined,
      demoProducts: values.template !== '' && values.demoProducts,
      // One that follows the country changes with it later.
      timeZone: values.timeZone === timeZoneOfCountry(values.country) ? undefined : values.timeZone,
    })
  }

  return (
    <form noValidate onSubmit={form.onSubmit(handleSubmit)}>
      <Stack>
        <TextInput
          label="Name of your shop"
          placeholder="Tea House"
          maxLength={60}
          data-autofocus
          {...form.getInputProps('name')}
          onChange={(event) => handleName(event.currentTarget.value)}
        />
        <SubdomainField
          {...form.getInputProps('subdomain')}
          value={form.values.subdomain}
          onChange={(event) => {
            setOwnSubdomain(true)
            form.setFieldValue('subdomain', event.currentTarget.value.toLowerCase())
          }}
        />
        <Group grow align="flex-start" preventGrowOverflow={false}>
          <Select
            label="Country"
            data={countryChoices}
            searchable
            allowDeselect={false}
            {...form.getInputProps('country')}
            onChange={handleCountry}
          />
          <Select
            label="Currency"
            description="Fixed once you have an order"
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            data={currencyChoices}
            searchable
            allowDeselect={false}
            {...form.getInputProps('currency')}
          />
        </Group>
        <TimeZoneSelect
          zone={form.values.timeZone}
          description="Of the dates and times in your shop"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('timeZone')}
        />
        <TemplateField
          value={form.values.template}
          demoProducts={form.values.demoProducts}
          onChange={(template) => form.setFieldValue('template', template)}
          onDemoProducts={(checked) => form.setFieldValue('demoProducts', checked)}
        />
        <Group mt="xs">
          <Button type="submit" size="md" loading={create.isPending}>
            Create shop
          </Button>
          {onCancel && (
            <Button variant="default" size="md" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}

/** Returns the browser's time zone if it is in the country, else the country's own. */
function suggestedTimeZone(country: string): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return timeZonesOfCountry(country).includes(timeZone) ? timeZone : timeZoneOfCountry(country)
}

function suggested() {
  const country = likelyCountry() ?? 'US'
  return {
    name: '',
    subdomain: '',
    country,
    currency: currencyOfCountry(country) ?? 'USD',
    timeZone: suggestedTimeZone(country),
    template: chosenTemplate() ?? '',
    demoProducts: true,
  }
}

function subdomainOf(name: string, country: string): string {
  return asciiSlugFrom(spelledIn(country, name), '', maxSubdomainLength)
}
