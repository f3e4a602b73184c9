import { countryInSentence } from '@vitrine/commerce/places/country-name.ts'
import { IconTruckDelivery } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Shipping as Settings } from '@vitrine/contract/shop/shipping.ts'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { PackingForm } from './packing-form.tsx'
import { RateTester } from './rate-tester.tsx'
import { ShippingWarnings } from './shipping-warnings.tsx'
import { ZoneCard } from './zone-card.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { AddButton } from '../../platform/ui/add-button.tsx'
import { titled } from '../../platform/ui/title.ts'

export const meta = titled('Shipping')

export default function Shipping() {
  const { storeId } = useCurrentStore()
  const { data, error, isPending, refetch } = useQuery(
    calls.shipping.get.queryOptions({ input: { storeId }, refetchOnWindowFocus: false }),
  )
  return (
    <Screen
      title="Shipping"
      hint="Where you deliver, and what shipping costs."
      actions={
        data && data.zones.length > 0 && <AddButton to="/dashboard/shipping/new" label="Add zone" />
      }
    >
      {isPending && <RowsSkeleton rows={4} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && <Zones shipping={data} />}
    </Screen>
  )
}

function Zones({ shipping }: { shipping: Settings }) {
  return (
    <>
      <ShippingWarnings warnings={shipping.warnings} />
      {shipping.zones.length === 0 && <NoZones />}
      {shipping.zones.map((zone) => (
        <ZoneCard key={zone.id} zone={zone} shipping={shipping} />
      ))}
      <RateTester shipping={shipping} />
      <PackingForm key={shipping.revision} shipping={shipping} />
    </>
  )
}

function NoZones() {
  const { country } = useCurrentStore()
  const home = countryInSentence(country)
  return (
    <Panel flush>
      <EmptyState
        icon={IconTruckDelivery}
        title="No shipping zones yet"
        action={<AddButton to="/dashboard/shipping/new" label={`Deliver within ${home}`} />}
      >
        A zone says to which countries you send, and what it costs. Your shop cannot take orders
        until there is one; begin at home.
      </EmptyState>
    </Panel>
  )
}
