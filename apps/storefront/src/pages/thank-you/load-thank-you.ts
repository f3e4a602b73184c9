import { checkoutConfigQuery, orderQuery, paymentQuery } from '../../calls/checkout-queries.ts'
import { paymentLinkQuery } from '../../checkout/after/link-query.ts'
import { readGlobalContent } from '../../page/read-page.ts'
import { found, type FoundPage, missing, type Visit } from '../../page/visit.ts'

export async function loadThankYou(visit: Visit): Promise<FoundPage> {
  const [order] = await Promise.all([
    visit.read(orderQuery(visit.source, visit.key)),
    readGlobalContent(visit),
  ])
  if (order) return found
  const isLink = visit.url.pathname.startsWith('/checkout/pay/')
  return (await (isLink ? loadLink(visit) : loadPayment(visit))) ? found : missing
}

async function loadLink({ read, source, key }: Visit): Promise<boolean> {
  const [link] = await Promise.all([
    read(paymentLinkQuery(source, key, undefined)),
    read(checkoutConfigQuery(source)),
  ])
  return link !== null
}

/** Handles a return from a provider's page: the order exists once it is paid. */
async function loadPayment({ client, read, source, key }: Visit): Promise<boolean> {
  const payment = await read(paymentQuery(source, key))
  const order = orderQuery(source, key)
  if (payment?.state === 'completed') client.setQueryData(order.queryKey, await order.queryFn())
  return payment !== null
}
