import { reminderWork } from '../sales/recovery/reminder-work.ts'
import { runDue } from '../platform/jobs/due-work.ts'
import type { Shop } from './start-shop.ts'

export async function remindDue(services: Shop['services']): Promise<void> {
  await runDue(reminderWork(services), services)
}
