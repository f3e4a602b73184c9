import { traverseContractProcedures } from '@orpc/server'
import type { CallMeta } from '@vitrine/contract/call/call.ts'
import { contract } from '@vitrine/contract/contract.ts'
import { maxOwnerBytes, maxPublicBytes } from '../platform/load/receive-body.ts'
import { requireSignedIn } from './access.ts'
import type { RequestContext } from './context.ts'

export interface BodyLimit {
  bytes: number
  values: number
}

/** A cart of a hundred lines takes 12 kB. */
export const publicLimit: BodyLimit = { bytes: maxPublicBytes, values: 10_000 }
const ownerLimit: BodyLimit = { bytes: maxOwnerBytes, values: 100_000 }

/**
 * Returns the limit for a body longer than `publicLimit`; only signed-in calls may have one.
 * @throws Refusal when the call takes a long body and nobody is signed in
 */
export async function bodyLimitOf(
  { method, url }: Request,
  context: RequestContext,
): Promise<BodyLimit> {
  publicCalls ??= listPublicCalls()
  if (publicCalls.has(`${method} ${new URL(url).pathname}`)) return publicLimit
  await requireSignedIn(context)
  return ownerLimit
}

let publicCalls: Set<string> | undefined

function listPublicCalls() {
  const paths = new Set<string>()
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: call }) => {
    const { meta, route } = call['~orpc']
    if ((meta as CallMeta).access === 'public') paths.add(`${route.method} /api${route.path}`)
  })
  return paths
}
