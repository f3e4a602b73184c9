import type { Config } from '../../platform/config.ts'
import { mainOrigin } from '../../platform/origins.ts'

/** A screen of one store for an owner who may have several; signing in keeps the way to it. */
export function dashboardLink(
  path: string,
  storeId: string,
  config: Pick<Config, 'port' | 'mainHost'>,
): string {
  const link = new URL(path, mainOrigin(config))
  link.searchParams.set('store', storeId)
  return link.href
}
