import { isProcedure, traverseContractProcedures } from '@orpc/server'
import { contract } from '@vitrine/contract/contract.ts'
import type { CallMeta } from '@vitrine/contract/call/call.ts'
import { accessFor } from './access.ts'

/** @throws when a call has no access rule, no handler, or a handler behind another rule */
export function checkRouter(router: object): void {
  const faults: string[] = []
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: call, path }) => {
    const fault = faultOf(call['~orpc'].meta as CallMeta, handlerAt(router, path))
    if (fault) faults.push(`${path.join('.')} ${fault}`)
  })
  if (faults.length) throw new Error(`The API is incomplete: ${faults.join('; ')}.`)
}

function faultOf(rule: CallMeta, handler: unknown): string | undefined {
  if (rule.access === 'unset') return 'has no access rule'
  if (!isProcedure(handler)) return 'has no handler'
  const guards: readonly unknown[] = handler['~orpc'].middlewares
  return guards.includes(accessFor(rule)) ? undefined : `is not guarded as ${rule.access}`
}

function handlerAt(router: object, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (at, step) => (at as Record<string, unknown> | undefined)?.[step],
    router,
  )
}
