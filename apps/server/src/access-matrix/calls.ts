import { traverseContractProcedures } from '@orpc/server'
import type { Access, CallMeta } from '@vitrine/contract/call/call.ts'
import { contract } from '@vitrine/contract/contract.ts'

export interface DeclaredCall {
  name: string
  rule: Access
  method: string
  path: string
  inputSchema: unknown
}

export const declaredCalls: DeclaredCall[] = []

traverseContractProcedures({ router: contract, path: [] }, ({ contract: call, path }) => {
  const { meta, route, inputSchema } = call['~orpc']
  const rule = meta as CallMeta
  const name = path.join('.')
  if (rule.access === 'unset') throw new Error(`${name} has no access rule.`)
  declaredCalls.push({ name, rule, method: route.method!, path: route.path!, inputSchema })
})
