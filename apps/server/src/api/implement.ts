import { implement, type Router } from '@orpc/server'
import { contract } from '@vitrine/contract/contract.ts'
import { openAccess, ownerAccess, publicAccess, selfAccess } from './access.ts'
import { checkAnswers } from './check-answers.ts'
import type { RequestContext } from './context.ts'
import { requireStorable } from './require-storable.ts'

// Validates input before the last middleware, which then sees valid input only. oRPC's own output
// validation is off: `checkAnswers` is stricter and skipped in production.
const calls = implement(contract)
  .$context<RequestContext>()
  .$config({ initialInputValidationIndex: -1, initialOutputValidationIndex: Number.NaN })

const isProduction = process.env['NODE_ENV'] === 'production'
const checks = isProduction ? requireStorable : requireStorable.concat(checkAnswers)

/** A handler uses the one of its call's access rule; otherwise the server does not start. */
export const ownerCalls = calls.use(ownerAccess).use(checks)
export const selfCalls = calls.use(selfAccess).use(checks)
export const publicCalls = calls.use(publicAccess).use(checks)
export const openCalls = calls.use(openAccess).use(checks)

export type ApiRouter = Router<typeof contract, RequestContext>

export const implementAll = calls.router.bind(calls)
