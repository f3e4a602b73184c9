import type { Config } from '../../platform/config.ts'
import type { Host } from '../../platform/hosts.ts'
import { originOf } from '../../platform/origins.ts'

type Where = Pick<Config, 'port' | 'mainHost' | 'consoleHost'>

export function consoleOrigin(config: Where): string {
  return originOf(config.consoleHost ?? config.mainHost, config)
}

/** The console is at `/console` of its own host or, without one, of the main host. */
export function hasConsole({ kind }: Host, config: Pick<Config, 'consoleHost'>): boolean {
  return kind === (config.consoleHost === undefined ? 'main' : 'console')
}

export function isConsolePath(pathname: string): boolean {
  return /^\/console(?:\/|$)/.test(pathname)
}
