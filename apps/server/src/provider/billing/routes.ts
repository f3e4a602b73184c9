import type { RequestContext, SelfContext } from '../../api/context.ts'
import { selfCalls } from '../../api/implement.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Billing } from './billing.ts'
import {
  cancel,
  changePlan,
  openPortal,
  previewChange,
  reactivate,
  subscribe,
} from './change-subscription.ts'
import { listInvoices, readOverview, readPayer, refresh } from './read-billing.ts'

const self = selfCalls.billing

/** @param billing undefined where the installation sells no plans: the calls do not exist then */
export function billingRoutes(billing: Billing | undefined) {
  const selling = <Context extends RequestContext & SelfContext>(context: Context) => {
    if (!billing) throw new Refusal('not_found')
    return { ...context, billing }
  }
  return {
    overview: self.overview.handler(({ context }) => readOverview(selling(context))),
    invoices: self.invoices.handler(({ context }) => listInvoices(selling(context))),
    payer: self.payer.handler(({ context }) => readPayer(selling(context))),
    refresh: self.refresh.handler(({ context }) => refresh(selling(context))),
    subscribe: self.subscribe.handler(({ input, context }) => subscribe(selling(context), input)),
    portal: self.portal.handler(({ context }) => openPortal(selling(context))),
    preview: self.preview.handler(({ input, context }) => previewChange(selling(context), input)),
    changePlan: self.changePlan.handler(({ input, context }) =>
      changePlan(selling(context), input),
    ),
    cancel: self.cancel.handler(({ input, context }) => cancel(selling(context), input)),
    reactivate: self.reactivate.handler(({ context }) => reactivate(selling(context))),
  }
}
