import { implement, type Router } from '@orpc/server'
import { contract } from '@vitrine/contract/contract.ts'
import { openAccess, ownerAccess, publicAccess, selfAccess } from './access.ts'
import { checkAnswers } from './check-answers.ts'
import type { RequestContext } from './context.ts'
import { requireStorable } from './require-storable.ts'

// The schema stands before the last middleware, which then walks through no more than it let pass.
// Without oRPC's own look at answers: `checkAnswers` is stricter, and not there in use.
const calls = implement(contract)
  .$context<RequestContext>()
  .$config({ initialInputValidationIndex: -1, initialOutputValidationIndex: Number.NaN })

const isProduction = process.env['NODE_ENV'] === 'production'
const checks = isProduction ? requireStorable : requireStorable.concat(checkAnswers)

/** Handlers are written with the one that fits the call's rule; the server does not start otherwise. */
export const ownerCalls = calls.use(ownerAccess).use(checks)
export const selfCalls = calls.use(selfAccess).use(checks)
export const publicCalls = calls.use(publicAccess).use(checks)
/** For public calls whose `store` is `none`. */
export const openCalls = calls.use(openAccess).use(checks)

/** Handlers of every call of the contract. */
export type ApiRouter = Router<typeof contract, RequestContext>

/** Takes the handlers of every call; a missing one does not compile. */
export const implementAll = calls.router.bind(calls)
