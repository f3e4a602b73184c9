import { openCalls, ownerCalls } from '../../api/implement.ts'
import { requireWithinLimit } from '../../api/require-within-limit.ts'
import { checkDomainNow } from './check-domain-now.ts'
import { domainExists } from './domain-exists.ts'
import { domainStatus } from './domain-status.ts'
import type { FindExpected } from './expected-records.ts'
import { removeDomain } from './remove-domain.ts'
import { removeSender } from './sender/remove-sender.ts'
import { renewKey } from './sender/renew-key.ts'
import { updateSender } from './sender/update-sender.ts'
import { setPrimaryDomain } from './set-primary-domain.ts'
import { updateDomain } from './update-domain.ts'

const owner = ownerCalls.store
const open = openCalls.store

export const domainsRoutes = (findExpected: FindExpected) => ({
  updateDomain: owner.updateDomain.handler(async ({ input, context }) => {
    await requireWithinLimit(context, 'updateDomain', { account: context.userId })
    await updateDomain(context, input)
    return await domainStatus(context, findExpected)
  }),
  domainStatus: owner.domainStatus.handler(({ context }) => domainStatus(context, findExpected)),
  setPrimaryDomain: owner.setPrimaryDomain.handler(async ({ input, context }) => {
    await setPrimaryDomain(context, input.domain)
    return await domainStatus(context, findExpected)
  }),
  removeDomain: owner.removeDomain.handler(async ({ input, context }) => {
    await removeDomain(context, input)
    return await domainStatus(context, findExpected)
  }),
  checkDomainNow: owner.checkDomainNow.handler(async ({ input, context }) => {
    await requireWithinLimit(context, 'checkDomain', { account: context.userId })
    await checkDomainNow(context, input.domain)
    return await domainStatus(context, findExpected)
  }),
  updateSender: owner.updateSender.handler(async ({ input, context }) => {
    await requireWithinLimit(context, 'updateDomain', { account: context.userId })
    await updateSender(context, input)
    return await domainStatus(context, findExpected)
  }),
  removeSender: owner.removeSender.handler(async ({ input, context }) => {
    await removeSender(context, input.domain)
    return await domainStatus(context, findExpected)
  }),
  renewSenderKey: owner.renewSenderKey.handler(async ({ input, context }) => {
    await requireWithinLimit(context, 'updateDomain', { account: context.userId })
    await renewKey(context, input.domain)
    return await domainStatus(context, findExpected)
  }),
  domainExists: open.domainExists.handler(async ({ input, context }) => {
    await requireWithinLimit(context, 'domainExists')
    return { exists: await domainExists(context, input.storeDomain) }
  }),
})
