import type { ShippingSettingsInput, ZoneInput } from '@vitrine/contract/shop/shipping.ts'
import type { OwnedStore, Shop } from './start-shop.ts'

type RateInput = ZoneInput['rates'][number]

export function aRate(id: string, values: Partial<RateInput> = {}): RateInput {
  return {
    id,
    name: id,
    enabled: true,
    basis: 'flat',
    price: 0,
    tiers: [],
    freeAbove: null,
    estimate: null,
    ...values,
  }
}

export function aZone(name: string, countries: string[], rates: RateInput[]): ZoneInput {
  const places = countries.map((country) => ({ country, regions: [], postcodes: [] }))
  return { id: name.toLowerCase(), name, restOfWorld: false, places, rates }
}

export async function shipsTo(
  shop: Shop,
  { storeId, owner }: OwnedStore,
  settings: Partial<ShippingSettingsInput> & { revision?: number },
): Promise<void> {
  const pickup = { enabled: false, name: 'Pickup', address: '', hours: '', readyIn: '' }
  const all = { zones: [], pickup, packageWeight: 0, processingDays: 0, ...settings }
  const body = { storeId, revision: 0, ...all }
  const answer = await shop.call('PUT', '/api/shipping', { as: owner, body })
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
}
