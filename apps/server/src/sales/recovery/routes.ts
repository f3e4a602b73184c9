import { ownerCalls, publicCalls } from '../../api/implement.ts'
import { changeStore, readStore } from '../../api/store-work.ts'
import { requireWithinLimit } from '../../api/require-within-limit.ts'
import { restore, stopReminders } from './follow-link.ts'
import { forget, remember } from './remember.ts'
import { getReminderSettings, saveReminderSettings } from './reminder-settings.ts'
import { deleteAbandonedCheckout, getAbandoned, listAbandoned } from './service.ts'

const calls = ownerCalls.abandonedCheckouts
const done = { done: true } as const

export const reminderRoutes = {
  remember: publicCalls.checkout.remember.handler(async ({ context, input }) => {
    await remember(context, input)
    return done
  }),

  forget: publicCalls.checkout.forget.handler(async ({ context, input }) => {
    await requireWithinLimit(context, 'shopperLink')
    await changeStore(context, (tx) => forget(tx, input.token))
    return done
  }),

  restore: publicCalls.checkout.restore.handler(async ({ context, input }) => {
    await requireWithinLimit(context, 'shopperLink')
    return await readStore(context, (tx) => restore(tx, input.token, context.now()))
  }),

  stopReminders: publicCalls.checkout.stopReminders.handler(async ({ context, input }) => {
    await requireWithinLimit(context, 'shopperLink')
    await changeStore(context, (tx) => stopReminders(tx, input.token))
    return done
  }),
}

export const abandonedCheckoutsRoutes = {
  settings: calls.settings.handler(async ({ context }) => readStore(context, getReminderSettings)),

  saveSettings: calls.saveSettings.handler(async ({ context, input }) =>
    changeStore(context, (tx) => saveReminderSettings(tx, input)),
  ),

  list: calls.list.handler(async ({ context, input }) =>
    readStore(context, (tx) => listAbandoned(tx, input, context.now())),
  ),

  get: calls.get.handler(async ({ context, input }) =>
    readStore(context, (tx) => getAbandoned(tx, input.id, context)),
  ),

  delete: calls.delete.handler(async ({ context, input }) => {
    await changeStore(context, (tx) => deleteAbandonedCheckout(tx, input.id))
    return done
  }),
}
