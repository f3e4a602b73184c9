import type { Config } from '../../platform/config.ts'
import { consoleOrigin } from './console-host.ts'

/** A working day; unused for two hours, it ends. */
export const sessionLastsMs = 12 * 60 * 60_000
export const idleMs = 2 * 60 * 60_000

/** The console has a cookie of its own: an owner's says nothing here, and this one nothing there. */
function nameOf(config: Config): string {
  return isSecure(config) ? '__Host-vitrine-console' : 'vitrine-console'
}

export function readOperatorCookie(config: Config, headers: Headers): string | undefined {
  const start = `${nameOf(config)}=`
  const pair = headers
    .get('cookie')
    ?.split('; ')
    .find((each) => each.startsWith(start))
  return pair?.slice(start.length) || undefined
}

/** @param token undefined to remove the cookie */
export function writeOperatorCookie(config: Config, token: string | undefined): string {
  return [
    `${nameOf(config)}=${token ?? ''}`,
    'Path=/; HttpOnly; SameSite=Strict',
    `Max-Age=${token === undefined ? 0 : sessionLastsMs / 1000}`,
    ...(isSecure(config) ? ['Secure'] : []),
  ].join('; ')
}

function isSecure(config: Config): boolean {
  return consoleOrigin(config).startsWith('https:')
}
