import { inPlatform } from '@vitrine/db/in-platform.ts'
import { openCalls, ownerCalls, selfCalls } from '../api/implement.ts'
import { findClosing } from './billing/find-closing.ts'
import { listPlans } from './plans/list-plans.ts'
import { usageOfAccount, usageOfStore } from './plans/usage-of.ts'

export const plansRoutes = {
  list: openCalls.plans.list.handler(async ({ context: { config, db } }) => {
    const sellsPlans = config.billing !== undefined
    return { sellsPlans, plans: sellsPlans ? await inPlatform(db, listPlans) : [] }
  }),
  usage: selfCalls.plans.usage.handler(({ context: { db, userId } }) => usageOfAccount(db, userId)),
  storeUsage: ownerCalls.plans.storeUsage.handler(async ({ context: { db, store } }) => ({
    ...(await usageOfStore(db, { storeId: store.storeId, storeName: store.name })),
    closesAt: await findClosing(db, store.storeId),
  })),
}
