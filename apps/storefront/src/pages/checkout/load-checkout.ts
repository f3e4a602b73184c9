import { checkoutConfigQuery } from '../../calls/checkout-queries.ts'
import { readGlobalContent } from '../../page/read-page.ts'
import { found, type FoundPage, type Visit } from '../../page/visit.ts'

export async function loadCheckout(visit: Visit): Promise<FoundPage> {
  await Promise.all([visit.read(checkoutConfigQuery(visit.source)), readGlobalContent(visit)])
  return found
}
