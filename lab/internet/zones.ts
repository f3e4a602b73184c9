import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { DnsWorld } from '../../apps/server/src/testing/a-dns-world.ts'
import { addresses } from './addresses.ts'
import { createSigner, type Signer } from './dnssec.ts'
import type { NameServer, Zone } from './name-server.ts'
import { zoneText } from './zone-text.ts'

/** Values by name and type: `tea.com A`. */
export type Records = Map<string, string[]>

type Fault = Parameters<DnsWorld['breakZone']>[1]

interface Servers {
  registry: NameServer
  provider: NameServer
  brokenProvider: NameServer
}

const serverOf: Partial<Record<Fault, string>> = {
  refused: addresses.brokenProvider,
  servfail: addresses.brokenProvider,
  silent: addresses.silent,
  garbage: addresses.garbage,
  lies: addresses.liar,
}

/** They exist from the start: resolvers remember what does not. */
const topLevel = ['com', 'example', 'net', 'uk']

/** The zones of this Internet, changed in memory and then published together. */
export class Zones {
  readonly records: Records = new Map()
  readonly #ttls = new Map<string, number>()
  readonly #zones = new Set<string>()
  readonly #faults = new Map<string, Fault>()
  readonly #signed = new Set<string>(['', 'com'])
  readonly #published = new Map<string, string>()
  readonly #folder: string
  readonly #signer: Signer
  #queue: Promise<void> = Promise.resolve()
  #serial = 0

  private constructor(folder: string, signer: Signer) {
    this.#folder = folder
    this.#signer = signer
  }

  static async create(folder: string): Promise<Zones> {
    await mkdir(folder)
    return new Zones(folder, await createSigner(folder))
  }

  /** Of the root, as a statement for resolvers. */
  trustAnchor = () => this.#signer.trustAnchor('')

  register(domain: string): void {
    this.#zones.add(domain)
    this.write(domain, 'NS', `ns1.${domain}`)
    this.write(`ns1.${domain}`, 'A', addresses.provider)
  }

  /** Replaces the records of a name and type; none removes them. */
  write(name: string, type: string, ...values: string[]): void {
    if (values.length === 0) this.records.delete(`${name} ${type}`)
    else {
      const registered = name.split('.').slice(-2).join('.')
      if (this.#zoneOf(name) === undefined) this.register(registered)
      this.records.set(`${name} ${type}`, values)
    }
  }

  ttl(name: string, seconds: number): void {
    this.#ttls.set(name, seconds)
  }

  sign(domain: string): void {
    this.#signed.add(domain)
  }

  breakZone(domain: string, fault: Fault): void {
    this.#faults.set(domain, fault)
    if (fault === 'bogus') this.sign(domain)
    const server = serverOf[fault]
    if (server !== undefined) this.write(`ns1.${domain}`, 'A', server)
  }

  /** Resolves when the name servers answer with all that was written. */
  async publish(servers: Servers): Promise<void> {
    const turn = this.#queue.then(() => this.#publish(servers))
    this.#queue = turn.catch(() => {})
    await turn
  }

  async #publish({ registry, provider, brokenProvider }: Servers) {
    this.#serial += 1
    const served = [...this.#zones].filter((zone) => this.records.has(`${zone} NS`))
    for (const zone of served)
      if (this.records.has(`${zone} CNAME`)) this.write(`ns1.${zone}`, 'A', addresses.lenient)
    const tops = this.#childrenOf('')
    const own = served.filter((zone) => !serverOf[this.#faults.get(zone)!])
    const unreadable = served.filter((zone) => this.#faults.get(zone) === 'servfail')
    const changed = await this.#writeFiles(own)
    await provider.load(own.map(this.#zoneFile), changed)
    const changedTops = await this.#writeFiles([...tops, ''])
    await registry.load(['', ...tops].map(this.#zoneFile), changedTops)
    if (unreadable.length > 0)
      await brokenProvider.load(
        unreadable.map((name) => ({ name, file: `${this.#folder}/no-such-file` })),
      )
  }

  /** @returns the zones that are not as they were */
  async #writeFiles(zones: string[]): Promise<string[]> {
    const changed: string[] = []
    for (const zone of zones) {
      const text = zoneText(zone, this.#linesOf(zone))
      if (this.#published.get(zone) === text && !this.#hasSignedChild(zone)) continue
      this.#published.set(zone, text)
      const { file } = this.#zoneFile(zone)
      const serial = `; ${this.#serial}\n`
      if (!this.#signed.has(zone)) await writeFile(file, serial + text)
      else await this.#signer.sign(zone, text + (await this.#delegationSigners(zone)), file)
      changed.push(zone || '.')
    }
    return changed
  }

  #linesOf(zone: string) {
    const own = [...this.records].filter(([key]) => this.#zoneOf(nameOf(key)) === zone)
    const records = this.#zones.has(zone) ? own : []
    const children = this.#childrenOf(zone)
    const delegations = children.flatMap((child) => {
      const servers = this.records.get(`${child} NS`) ?? [`ns.${child}`]
      const glue = servers.flatMap((name) => {
        const isTop = zone === ''
        const values = isTop ? [addresses.registry] : this.records.get(`${name} A`)
        const isBelow = isTop || name.endsWith(`.${zone}`)
        return values && isBelow ? [{ name, type: 'A', values }] : []
      })
      return [{ name: child, type: 'NS', values: servers }, ...glue]
    })
    return [
      ...records.map(([key, values]) => ({ name: nameOf(key), type: typeOf(key), values })),
      ...delegations,
    ].map((record) => ({ ...record, ttl: this.#ttls.get(record.name) ?? 300 }))
  }

  #childrenOf(zone: string): string[] {
    const served = [...this.#zones].filter((name) => this.records.has(`${name} NS`))
    if (zone === '') return [...new Set([...topLevel, ...served.map(topOf)])]
    return served.filter(
      (name) => name !== zone && name.endsWith(`.${zone}`) && this.#parentOf(name, zone),
    )
  }

  /** No other zone lies between the two. */
  #parentOf(name: string, zone: string): boolean {
    const above = this.#zoneOf(name.slice(name.indexOf('.') + 1))
    return above === undefined || above === zone
  }

  #hasSignedChild(zone: string): boolean {
    return this.#childrenOf(zone).some((child) => this.#signed.has(child))
  }

  async #delegationSigners(zone: string): Promise<string> {
    const signed = this.#childrenOf(zone).filter((child) => this.#signed.has(child))
    const lines = await Promise.all(
      signed.map((child) => this.#signer.delegation(child, this.#faults.get(child) === 'bogus')),
    )
    return lines.join('')
  }

  #zoneOf(name: string): string | undefined {
    for (let at = name; at !== ''; at = at.includes('.') ? at.slice(at.indexOf('.') + 1) : '')
      if (this.#zones.has(at)) return at
    return undefined
  }

  readonly #zoneFile = (zone: string): Zone => ({
    name: zone || '.',
    file: path.join(this.#folder, `${zone || 'root'}.zone`),
  })
}

const topOf = (name: string) => name.slice(name.lastIndexOf('.') + 1)
const nameOf = (key: string) => key.split(' ')[0]!
const typeOf = (key: string) => key.split(' ')[1]!
