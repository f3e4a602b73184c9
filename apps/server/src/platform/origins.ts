import type { Config } from './config.ts'

const localName = /(?:^|\.)(?:localhost|test|local|lan|internal)$|^[\d.]+$/

/** Local names are served over http on our own port; every other one stands behind TLS. */
function isLocalHost(host: string): boolean {
  return localName.test(host)
}

/** The address of a host as links in mails need it: from configuration, never from a request. */
export function originOf(host: string, { port }: Pick<Config, 'port'>): string {
  return isLocalHost(host) ? `http://${host}:${port}` : `https://${host}`
}

export function mainOrigin(config: Pick<Config, 'port' | 'mainHost'>): string {
  return originOf(config.mainHost, config)
}
