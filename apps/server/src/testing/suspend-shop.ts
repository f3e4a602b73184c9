import { resumeStore, suspendStore } from '../provider/suspension/suspend-store.ts'
import type { Shop } from './start-shop.ts'

const cause = 'operator'

export async function suspendShop(
  { services }: Shop,
  { storeId }: { storeId: string },
  reason = 'A brand reported counterfeits.',
): Promise<void> {
  await suspendStore(services, { storeId, cause, reason })
}

export async function resumeShop(
  { services }: Shop,
  { storeId }: { storeId: string },
): Promise<void> {
  await resumeStore(services, { storeId, cause })
}
