import { ownerCalls } from '../../api/implement.ts'
import { changeStore, readStore } from '../../api/store-work.ts'
import type { HostStore } from '../../platform/host-store.ts'
import { pageOf, sliceOf } from '../../platform/page-of.ts'
import { Refusal } from '../../platform/refusal.ts'
import { forgetMissing, listMissing } from './missing-addresses.ts'
import { listProblems } from './problems/list-problems.ts'
import { exportRedirects, importRedirects } from './redirect-file.ts'
import { countRedirects, listRedirectRows, toRedirect } from './redirect-queries.ts'
import { addRedirect, deleteRedirects, updateRedirect } from './redirects.ts'
import { getSettings, updateSettings } from './settings.ts'

const calls = ownerCalls.seo

export const seoRoutes = {
  getSettings: calls.getSettings.handler(({ context }) => getSettings(context)),
  updateSettings: calls.updateSettings.handler(({ context, input }) =>
    updateSettings(context, input),
  ),

  listRedirects: calls.listRedirects.handler(({ context, input }) =>
    readStore(context, async (tx) => {
      const [rows, total] = await Promise.all([
        listRedirectRows(tx, sliceOf(input), input.search),
        countRedirects(tx, input.search),
      ])
      return pageOf(rows.map(toRedirect), total, input)
    }),
  ),
  addRedirect: calls.addRedirect.handler(({ context, input }) =>
    changeStore(context, (tx) => addRedirect(tx, hostsOf(context.store), input)),
  ),
  updateRedirect: calls.updateRedirect.handler(({ context, input }) =>
    changeStore(context, (tx) => updateRedirect(tx, hostsOf(context.store), input)),
  ),
  deleteRedirects: calls.deleteRedirects.handler(({ context, input }) =>
    changeStore(context, (tx) => deleteRedirects(tx, input.ids)),
  ),
  exportRedirects: calls.exportRedirects.handler(async ({ context }) => ({
    csv: await readStore(context, exportRedirects),
  })),
  importRedirects: calls.importRedirects.handler(({ context, input }) =>
    changeStore(context, (tx) => importRedirects(tx, hostsOf(context.store), input.csv)),
  ),

  listProblems: calls.listProblems.handler(({ context, input }) =>
    readStore(context, (tx) => listProblems(tx, context.store, input)),
  ),

  listMissing: calls.listMissing.handler(({ context, input }) =>
    readStore(context, async (tx) => {
      const { content, total } = await listMissing(tx, sliceOf(input), input.search)
      return pageOf(content, total, input)
    }),
  ),
  forgetMissing: calls.forgetMissing.handler(async ({ context, input }) => {
    const isKnown = await changeStore(context, (tx) => forgetMissing(tx, [input.path]))
    if (!isKnown) throw new Refusal('not_found')
    return { done: true } as const
  }),
}

function hostsOf({ storeDomain, shownDomain }: HostStore) {
  return [storeDomain, shownDomain]
}
