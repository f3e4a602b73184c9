import type { Config } from '../../platform/config.ts'
import { mainOrigin } from '../../platform/origins.ts'

export function dashboardLink(
  path: string,
  storeId: string,
  config: Pick<Config, 'port' | 'mainHost'>,
): string {
  const link = new URL(path, mainOrigin(config))
  link.searchParams.set('store', storeId)
  return link.href
}
