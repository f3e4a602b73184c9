import { implement, type Router } from '@orpc/server'
import { consoleContract } from '@vitrine/contract/provider/console.ts'
import type { RequestContext } from '../../api/context.ts'
import { requireStorable } from '../../api/require-storable.ts'
import { requireOperator, type SignedInOperator } from './find-operator.ts'

const calls = implement(consoleContract)
  .$context<RequestContext>()
  .$config({ initialInputValidationIndex: -1, initialOutputValidationIndex: Number.NaN })

/** For signing in only; the router is checked against the contract. */
export const openConsoleCalls = calls.use(requireStorable)

const operatorAccess = calls.middleware(async ({ context, next }) => {
  const operator = await requireOperator(context)
  return await next({ context: { operator } })
})

export const operatorCalls = calls.use(operatorAccess).use(requireStorable)

export type OperatorContext = RequestContext & { operator: SignedInOperator }

export type ConsoleRouter = Router<typeof consoleContract, RequestContext>

export const implementConsole = calls.router.bind(calls)
