import { defaultRetention, type Retention } from '@vitrine/commerce/settings/retention.ts'
import type { SavedRetention } from '@vitrine/contract/audience/personal-data.ts'
import { retentionSettings } from '@vitrine/db/schema/pricing.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { Refusal } from '../refusal.ts'
import { findSettings, saveSettings } from './stored-settings.ts'

export async function getRetention(tx: StoreTransaction): Promise<SavedRetention> {
  const { settings, revision = 0 } = (await findSettings(tx, retentionSettings)) ?? {}
  return { ...defaultRetention, ...settings, revision }
}

export async function saveRetention(
  tx: StoreTransaction,
  { revision, ...retention }: Retention & { revision: number },
): Promise<SavedRetention> {
  if (!(await saveSettings(tx, retentionSettings, retention, revision)))
    throw new Refusal('stale_revision')
  return await getRetention(tx)
}
