import { countryInSentence } from '@vitrine/commerce/places/country-name.ts'
import { Group, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import { type OfferedRate, offeredRates } from '@vitrine/commerce/shipping/shipping.ts'
import { parcelUnit, toGrams } from '@vitrine/commerce/catalogue/weight.ts'
import type { Shipping } from '@vitrine/contract/shop/shipping.ts'
import { useState } from 'react'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { countryChoices } from '../../platform/ui/country-choices.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { WeightInput } from '../../platform/ui/weight-input.tsx'
import { PriceInput } from '../../platform/ui/price-input.tsx'
import { inDays } from './describe-rate.ts'

/** Finds the rates for an address and a cart with the checkout's own rules. */
export function RateTester({ shipping }: { shipping: Shipping }) {
  const store = useCurrentStore()
  const unit = parcelUnit(store.weightUnit)
  const [country, setCountry] = useState(store.country)
  const [region, setRegion] = useState('')
  const [postcode, setPostcode] = useState('')
  const [subtotal, setSubtotal] = useState<number | string>(50)
  const [weight, setWeight] = useState<number | ''>(() => toGrams(1, unit))
  const parcel = { subtotal: Number(subtotal) || 0, weight: Number(weight) }
  const rates = offeredRates(shipping, { country, region, postcode }, parcel, store.country)
  return (
    <Panel title="Test rates" hint="See the rates a shopper with this address and cart would get.">
      <SimpleGrid cols={{ base: 1, xs: 2, md: 5 }} spacing="sm">
        <Select
          label="Country"
          data={countryChoices}
          searchable
          allowDeselect={false}
          value={country}
          onChange={(value) => value && setCountry(value)}
        />
        <TextInput
          label="Region"
          value={region}
          onChange={(event) => setRegion(event.currentTarget.value)}
        />
        <TextInput
          label="Postcode"
          value={postcode}
          onChange={(event) => setPostcode(event.currentTarget.value)}
        />
        <PriceInput label="Cart’s subtotal" value={subtotal} onChange={setSubtotal} />
        <WeightInput label={`Weight in ${unit}`} unit={unit} value={weight} onChange={setWeight} />
      </SimpleGrid>
      <Stack gap="xs" aria-live="polite">
        {rates.length === 0 && (
          <Text fw={550}>
            {store.name} does not ship there: no rate for {countryInSentence(country)} and this
            cart.
          </Text>
        )}
        {rates.map((rate) => (
          <Result key={rate.id} rate={rate} currency={store.currency} />
        ))}
      </Stack>
    </Panel>
  )
}

function Result({ rate, currency }: { rate: OfferedRate; currency: string }) {
  const { name, price, estimate, pickup } = rate
  return (
    <Group justify="space-between">
      <div>
        <Text fw={550}>{name}</Text>
        <Text size="sm" c="var(--ink-soft)">
          {pickup ? pickup.address : estimate && inDays(estimate)}
        </Text>
      </div>
      <Text>{price ? formatPrice(price, currency) : 'Free'}</Text>
    </Group>
  )
}
