import {
  defaultReminder,
  type ReminderSettings as Stored,
} from '@vitrine/commerce/orders/reminder.ts'
import type {
  ReminderSettings,
  ReminderSettingsInput,
} from '@vitrine/contract/sales/abandoned-checkouts.ts'
import { abandonedCheckoutSettings } from '@vitrine/db/schema/pricing.ts'
import { bumpStoreVersion } from '@vitrine/db/store-version.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { findForm } from '../form/find-form.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findSettings, saveSettings } from '../../platform/settings/stored-settings.ts'
import { ensureLinkKey } from './links.ts'
import { planReminders } from './queries.ts'

export async function findReminder(tx: StoreTransaction): Promise<Stored> {
  return (await findSettings(tx, abandonedCheckoutSettings))?.settings ?? defaultReminder
}

export async function getReminderSettings(tx: StoreTransaction): Promise<ReminderSettings> {
  const [found, { marketing }] = await Promise.all([
    findSettings(tx, abandonedCheckoutSettings),
    findForm(tx),
  ])
  const { settings = defaultReminder, revision = 0 } = found ?? {}
  return { ...settings, revision, marketing }
}

export async function saveReminderSettings(
  tx: StoreTransaction,
  { enabled, basis, delay, revision }: ReminderSettingsInput & { revision: number },
): Promise<ReminderSettings> {
  const settings: Stored = { enabled, basis, delay }
  if (!(await saveSettings(tx, abandonedCheckoutSettings, settings, revision)))
    throw new Refusal('stale_revision')
  await ensureLinkKey(tx)
  await planReminders(tx, settings)
  const saved = await getReminderSettings(tx)
  await bumpStoreVersion(tx)
  return saved
}
