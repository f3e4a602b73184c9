import type { Config } from './config.ts'

const localName = /(?:^|\.)(?:localhost|test|local|lan|internal)$|^[\d.]+$/

function isLocalHost(host: string): boolean {
  return localName.test(host)
}

/** Returns a host's origin for links in emails: from the configuration, never from a request. */
export function originOf(host: string, { port }: Pick<Config, 'port'>): string {
  return isLocalHost(host) ? `http://${host}:${port}` : `https://${host}`
}

export function mainOrigin(config: Pick<Config, 'port' | 'mainHost'>): string {
  return originOf(config.mainHost, config)
}
