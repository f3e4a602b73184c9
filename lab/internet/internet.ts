import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { addresses } from './addresses.ts'
import { type NameServer, startNameServer } from './name-server.ts'
import { startOddNameServers } from './odd-name-servers.ts'
import { Zones } from './zones.ts'

export interface Internet {
  zones: Zones
  /** Resolves when the name servers answer with what was written to the zones. */
  publish: () => Promise<void>
  /** The resolver that Vitrine's server asks. */
  resolverOfServer: NameServer
  stop(): Promise<void>
}

/** Root, top-level domains, two DNS providers and the resolvers of everyone, with DNSSEC. */
export async function startInternet(folder: string): Promise<Internet> {
  const zones = await Zones.create(path.join(folder, 'zones'))
  const authoritative = { folder, options: 'recursion no; max-records-per-type 0;' }
  const [registry, provider, brokenProvider] = await Promise.all([
    startNameServer('registry', { ...authoritative, address: addresses.registry }),
    startNameServer('provider', { ...authoritative, address: addresses.provider }),
    startNameServer('broken-provider', { ...authoritative, address: addresses.brokenProvider }),
  ])
  const odd = await startOddNameServers(zones.records)
  const hints = path.join(folder, 'root-servers')
  await writeFile(hints, `. 3600 NS ns.\nns. 3600 A ${addresses.registry}\n`)
  const trust = await zones.trustAnchor()
  const resolver = async (name: string, address: string, cache = '') =>
    await startNameServer(name, {
      folder,
      address,
      options: `recursion yes; allow-recursion { any; }; dnssec-validation yes; ${cache}`,
      rest: `${trust}\nzone "." { type hint; file "${hints}"; };`,
    })
  const [resolverOfServer, ofShoppers, ofIssuer] = await Promise.all([
    resolver('resolver-of-server', addresses.resolverOfServer),
    resolver('resolver-of-shoppers', addresses.resolverOfShoppers),
    // Certificate authorities cache next to nothing.
    resolver(
      'resolver-of-issuer',
      addresses.resolverOfIssuer,
      'max-cache-ttl 1; max-ncache-ttl 1;',
    ),
  ])
  const all = [registry, provider, brokenProvider, resolverOfServer, ofShoppers, ofIssuer]
  return {
    zones,
    publish: () => zones.publish({ registry, provider, brokenProvider }),
    resolverOfServer,
    async stop() {
      odd.stop()
      await Promise.all(all.map((server) => server.stop()))
    },
  }
}
