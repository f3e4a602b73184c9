import { domainToASCII } from 'node:url'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import type { RequestContext } from '../../api/context.ts'
import { normaliseHost } from '../../platform/hosts.ts'
import { isKept } from '../stores/left-names.ts'
import { isHostTaken } from './queries.ts'

export async function domainExists({ db, now }: RequestContext, storeDomain: string) {
  const host = normaliseHost(domainToASCII(storeDomain) || storeDomain)
  if (host === undefined) return false
  return await inPlatform(
    db,
    async (tx) => (await isHostTaken(tx, host)) || (await isKept(tx, host, now())),
    { readOnly: true },
  )
}
