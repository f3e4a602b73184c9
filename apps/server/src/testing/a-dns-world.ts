import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import {
  type Answer,
  AUTHORITATIVE_ANSWER,
  CHECKING_DISABLED,
  decode,
  encode,
  type Packet,
  RECURSION_DESIRED,
  streamDecode,
  streamEncode,
  TRUNCATED_RESPONSE,
} from 'dns-packet'

type Type = 'A' | 'AAAA' | 'CNAME' | 'MX' | 'NS' | 'SOA' | 'TXT' | 'CAA'

/** How the name servers of a zone, or the resolver for it, fail. */
type ZoneFault = 'refused' | 'silent' | 'servfail' | 'garbage' | 'lies' | 'bogus'

export interface DnsWorld {
  /** For a server that checks domains in this world. */
  environment: {
    DNS_SERVERS: string
    DNS_PORT: string
    EXPECTED_A: string
    OUTBOUND_LOOPBACK: string
  }
  /** A registered domain with name servers, and nothing else. */
  register: (domain: string) => void
  /** Replaces the records of a name and type; none removes them. */
  write: (name: string, type: Type, ...values: string[]) => void
  breakZone: (domain: string, fault: ZoneFault) => void
  repair: (domain: string) => void
  ttl: (name: string, seconds: number) => void
  /** Questions that name servers of zones were asked. */
  questions: string[]
  breakResolver: (isDown: boolean) => void
  stop: () => Promise<void>
}

const rcodes = { servfail: 2, no_name: 3, refused: 5 }

/**
 * A resolver and the name servers of all zones, on ports of their own in this process: DNS as this
 * installation sees it.
 */
export async function aDnsWorld(expectedA = '192.0.2.7'): Promise<DnsWorld> {
  const records = new Map<string, string[]>()
  const faults = new Map<string, ZoneFault>()
  const ttls = new Map<string, number>()
  const questions: string[] = []
  let isResolverDown = false

  const get = (name: string, type: Type) => records.get(`${name} ${type}`) ?? []
  const faultOf = (name: string) =>
    [...faults].find(([zone]) => name === zone || name.endsWith(`.${zone}`))?.[1]

  /** Whether any name server of the name's zone has an address. */
  function hasServers(name: string): boolean {
    const servers = get(name.split('.').slice(-2).join('.'), 'NS')
    return servers.length === 0 || servers.some((server) => get(server, 'A').length > 0)
  }

  let names = new Set<string>()
  /** A name exists, too, if there is one below it. */
  function exists(name: string): boolean {
    if (names.size === 0)
      for (const key of records.keys()) {
        const labels = key.split(' ')[0]!.split('.')
        for (let from = 0; from < labels.length; from += 1) names.add(labels.slice(from).join('.'))
      }
    return names.has(name)
  }

  function ownerOf(name: string): string {
    const wildcard = `*.${name.slice(name.indexOf('.') + 1)}`
    return !exists(name) && exists(wildcard) ? wildcard : name
  }

  function answersTo(name: string, type: Type, hops = 0): Answer[] {
    const owner = ownerOf(name)
    const ttl = ttls.get(name) ?? 300
    const own = get(owner, type).map((value) => answer(name, type, value, ttl))
    const [alias] = get(owner, 'CNAME')
    if (own.length > 0 || alias === undefined || hops > 12) return own
    return [answer(name, 'CNAME', alias, ttl), ...answersTo(alias, type, hops + 1)]
  }

  function reply(query: Packet, isResolver: boolean): Packet | 'silent' | 'garbage' {
    const [question] = query.questions ?? []
    const name = question!.name.toLowerCase()
    const fault = faultOf(name)
    const base = { id: query.id ?? 0, type: 'response' as const, questions: query.questions ?? [] }
    const failing = (rcode: number): Packet => ({ ...base, flags: rcode })
    if (isResolver) {
      if (isResolverDown) return 'silent'
      const isUnchecked = ((query.flags ?? 0) & CHECKING_DISABLED) !== 0
      if (fault === 'bogus' && !isUnchecked) return failing(rcodes.servfail)
      if (fault === 'silent' || fault === 'lies') return 'silent'
      if ((fault && fault !== 'bogus') || !hasServers(name)) return failing(rcodes.servfail)
    } else if (isOfParent(query)) {
      const authorities = answersTo(name, 'NS')
      const additionals = get(name, 'NS').flatMap((server) => answersTo(server, 'A'))
      return { ...base, authorities, additionals }
    } else {
      questions.push(`${question!.type} ${name}`)
      if (fault === 'silent' || fault === 'garbage') return fault
      if (fault === 'refused' || fault === 'servfail') return failing(rcodes[fault])
      if (fault === 'lies') return { ...failing(0), id: (base.id + 1) % 0x10000 }
    }
    const answers = answersTo(name, question!.type as Type)
    const isMissing = answers.length === 0 && !exists(ownerOf(name))
    return { ...base, flags: AUTHORITATIVE_ANSWER | (isMissing ? rcodes.no_name : 0), answers }
  }

  const [resolver, zones] = [
    await listen((query) => reply(query, true)),
    await listen((query) => reply(query, false)),
  ]
  const world: DnsWorld = {
    environment: {
      DNS_SERVERS: `127.0.0.1:${resolver.port}`,
      DNS_PORT: String(zones.port),
      EXPECTED_A: expectedA,
      OUTBOUND_LOOPBACK: '1',
    },
    register(domain) {
      world.write(domain, 'NS', `ns1.${domain}`)
      world.write(domain, 'SOA', `ns1.${domain}`)
      world.write(`ns1.${domain}`, 'A', '127.0.0.1')
    },
    write(name, type, ...values) {
      names = new Set()
      if (values.length > 0) records.set(`${name} ${type}`, values)
      else records.delete(`${name} ${type}`)
    },
    breakZone: (domain, fault) => faults.set(domain, fault),
    repair: (domain) => faults.delete(domain),
    ttl: (name, seconds) => ttls.set(name, seconds),
    questions,
    breakResolver(isDown) {
      isResolverDown = isDown
    },
    async stop() {
      await Promise.all([resolver.stop(), zones.stop()])
    },
  }
  // Without it nothing below a top-level domain would exist.
  for (const top of ['example', 'com', 'test']) {
    world.write(top, 'NS', `ns.${top}`)
    world.write(`ns.${top}`, 'A', '127.0.0.1')
  }
  return world
}

/** One address serves all zones: only the parents are asked without recursion. */
const isOfParent = ({ flags = 0 }: Packet) => (flags & RECURSION_DESIRED) === 0

function answer(name: string, type: Type, value: string, ttl: number): Answer {
  switch (type) {
    case 'TXT':
      return { name, type, ttl, data: value.match(/.{1,255}/gs) ?? [value] }
    case 'SOA':
      return {
        name,
        type,
        ttl,
        data: {
          mname: value,
          rname: `hostmaster.${name}`,
          serial: 1,
          refresh: 1,
          retry: 1,
          expire: 1,
          minimum: 1,
        },
      }
    case 'MX':
      return { name, type, ttl, data: { preference: 10, exchange: value } }
    case 'CAA': {
      const [tag = '', issuer = ''] = value.split(' ')
      return { name, type, ttl, data: { flags: 0, tag: tag as 'issue', value: issuer } }
    }
    default:
      return { name, type, ttl, data: value }
  }
}

type Reply = (query: Packet) => Packet | 'silent' | 'garbage'

/** Promises three records and sends none that can be read. */
function garbageFor({ id = 0, questions = [] }: Packet): Buffer {
  const bytes = Buffer.from(encode({ id, type: 'response', questions }))
  bytes.writeUInt16BE(3, 6)
  return Buffer.concat([bytes, Buffer.from('no records of any kind')])
}

/** UDP, and TCP on the same port for answers that are too long for it. */
async function listen(reply: Reply) {
  const tcp = createServer((socket) => serveTcp(socket, reply))
  tcp.listen(0, '127.0.0.1')
  await once(tcp, 'listening')
  const { port } = tcp.address() as AddressInfo
  const udp = createSocket('udp4')
  udp.on('message', (message, { port: from, address }) => {
    const query = decode(message)
    const answered = reply(query)
    if (answered === 'silent') return
    const bytes = answered === 'garbage' ? garbageFor(query) : encode(answered)
    const short = () => encode({ ...(answered as Packet), answers: [], flags: TRUNCATED_RESPONSE })
    udp.send(bytes.length > 512 ? short() : bytes, from, address)
  })
  udp.bind(port, '127.0.0.1')
  await once(udp, 'listening')
  return {
    port,
    async stop() {
      udp.close()
      tcp.close()
      await once(tcp, 'close')
    },
  }
}

function serveTcp(socket: Socket, reply: Reply) {
  socket.unref()
  socket.on('error', () => {})
  let bytes = Buffer.alloc(0)
  socket.on('data', (chunk) => {
    bytes = Buffer.concat([bytes, chunk])
    // A client may send several queries at once.
    while (bytes.length >= 2 && bytes.length >= 2 + bytes.readUInt16BE(0)) {
      const end = 2 + bytes.readUInt16BE(0)
      const answered = reply(streamDecode(bytes.subarray(0, end)))
      bytes = bytes.subarray(end)
      if (typeof answered !== 'string') socket.write(streamEncode(answered))
    }
  })
}
