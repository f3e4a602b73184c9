import { openCalls, ownerCalls, publicCalls, selfCalls } from '../../api/implement.ts'
import { Refusal } from '../../platform/refusal.ts'
import { requireWithinLimit } from '../../api/require-within-limit.ts'
import { type BeginWithTemplate, createStore } from './create-store.ts'
import { storeInfoOf } from './store-info.ts'
import { findDeletedStores, restoreStore } from './restore-store.ts'
import {
  deleteStore,
  findCurrentStore,
  findStores,
  selectStore,
  updateGeneralDetails,
  updatePixel,
  updateTheme,
} from './service.ts'

const owner = ownerCalls.store
const self = selfCalls.store
const open = openCalls.store

export const storeRoutes = (beginWith: BeginWithTemplate) => ({
  createStore: self.createStore.handler(async ({ input, context }) => {
    await requireWithinLimit(context, 'createStore', { account: context.userId })
    return await createStore(context, input, beginWith)
  }),
  selectStore: self.selectStore.handler(({ input, context }) =>
    selectStore(context, input.storeId),
  ),
  findStores: self.findStores.handler(({ input, context }) => findStores(context, input.userId)),
  findCurrentStore: owner.findCurrentStore.handler(({ context }) => findCurrentStore(context)),
  updateStoreGeneralDetails: owner.updateStoreGeneralDetails.handler(({ input, context }) =>
    updateGeneralDetails(context, input),
  ),
  checkStatus: open.checkStatus.handler(async ({ input, context: { hosts } }) => {
    const store =
      'domain' in input
        ? await hosts.findByDomain(input.domain)
        : await hosts.findById(input.storeId)
    if (!store) throw new Refusal('not_found')
    return { status: store.status }
  }),
  updateFbPixel: owner.updateFbPixel.handler(({ input, context }) =>
    updatePixel(context, input.fbPixelId),
  ),
  getFbPixel: owner.getFbPixel.handler(({ context: { store } }) => ({
    storeId: store.storeId,
    fbPixelId: store.fbPixelId,
  })),
  getTheme: owner.getTheme.handler(({ context: { store } }) => ({
    storeId: store.storeId,
    theme: store.theme,
  })),
  updateTheme: owner.updateTheme.handler(({ input, context }) => updateTheme(context, input.theme)),
  deleteStore: owner.deleteStore.handler(async ({ input, context }) => {
    await deleteStore(context, input.confirmName)
    return { done: true } as const
  }),
  findDeletedStores: self.findDeletedStores.handler(({ input, context }) =>
    findDeletedStores(context, input.userId),
  ),
  restoreStore: self.restoreStore.handler(({ input, context }) =>
    restoreStore(context, input.storeId),
  ),
  getStoreInfo: publicCalls.store.getStoreInfo.handler(({ context: { store } }) =>
    storeInfoOf(store),
  ),
})
