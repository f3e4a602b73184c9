import { countryName } from '@vitrine/commerce/places/country-name.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { ZoneForm } from './zone-form.tsx'
import { newRate, zoneValues } from './zone-values.ts'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { TextLink } from '../../platform/ui/text-link.tsx'
import { titled } from '../../platform/ui/title.ts'
import { IconMapPinOff } from '@tabler/icons-react'
import type { Shipping } from '@vitrine/contract/shop/shipping.ts'
import type { Route } from './+types/shipping-zone.screen'

export const meta = titled('Shipping zone')

export default function ShippingZone({ params: { zoneId } }: Route.ComponentProps) {
  const { storeId } = useCurrentStore()
  const { data, error, isPending, refetch } = useQuery(
    calls.shipping.get.queryOptions({ input: { storeId }, refetchOnWindowFocus: false }),
  )
  const zone = data?.zones.find(({ id }) => id === zoneId)
  const isNew = zoneId === 'new'
  return (
    <Screen
      title={isNew ? 'Add zone' : (zone?.name ?? 'Shipping zone')}
      back={{ to: '/dashboard/shipping', label: 'Shipping' }}
    >
      {isPending && <RowsSkeleton />}
      {error && <LoadFailed noun="shipping zone" error={error} onRetry={() => void refetch()} />}
      {data && isNew && <NewZone shipping={data} />}
      {data && zone && (
        <ZoneForm key={zone.id} zoneId={zone.id} values={zoneValues(zone)} shipping={data} />
      )}
      {data && !isNew && !zone && (
        <EmptyState isNotFound icon={IconMapPinOff} title="This zone no longer exists">
          See <TextLink to="/dashboard/shipping">where you deliver</TextLink>.
        </EmptyState>
      )}
    </Screen>
  )
}

function NewZone({ shipping }: { shipping: Shipping }) {
  const { country } = useCurrentStore()
  const [zoneId] = useState(() => crypto.randomUUID())
  const isFirst = !shipping.zones.some(({ places }) =>
    places.some((place) => place.country === country),
  )
  const values = {
    name: isFirst ? countryName(country) : '',
    restOfWorld: false,
    countries: isFirst ? [country] : [],
    parts: [],
    rates: [{ ...newRate(), name: 'Standard' }],
  }
  return <ZoneForm zoneId={zoneId} values={values} shipping={shipping} />
}
