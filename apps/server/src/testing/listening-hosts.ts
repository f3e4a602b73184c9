import type { Database } from '@vitrine/db/database.ts'
import { inject, vi } from 'vitest'
import type { Config } from '../platform/config.ts'
import { createHosts, type Hosts } from '../platform/hosts.ts'
import { listenStoreChanges } from '../platform/listen-store-changes.ts'

interface ListeningHosts {
  hosts: Hosts
  /** Stores whose names changed, as far as notifications have arrived. */
  notified: string[]
  stop: () => Promise<void>
}

/** The hosts of a process of its own that listens for changes, before it reads the names. */
export async function openListeningHosts(
  database: Database,
  config: Pick<Config, 'mainHost'> = { mainHost: 'localhost' },
): Promise<ListeningHosts> {
  const hosts = createHosts(database, config)
  const notified: string[] = []
  let isListening = false
  const stop = listenStoreChanges(inject('databaseUrl'), {
    onStore: (storeId) => hosts.forgetContent(storeId),
    onNames(storeId) {
      hosts.forget(storeId)
      notified.push(storeId)
    },
    onListening() {
      hosts.setListening(true)
      hosts.forgetAll()
      isListening = true
    },
    onDisconnected: () => hosts.setListening(false),
  })
  await vi.waitUntil(() => isListening)
  return { hosts, notified, stop }
}
