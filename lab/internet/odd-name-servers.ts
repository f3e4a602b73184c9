import { createSocket, type RemoteInfo, type Socket } from 'node:dgram'
import { once } from 'node:events'
import {
  type Answer,
  AUTHORITATIVE_ANSWER,
  decode,
  encode,
  type Packet,
  RECURSION_DESIRED,
} from 'dns-packet'
import { addresses } from './addresses.ts'
import type { Records } from './zones.ts'

type Reply = (query: Packet) => Buffer | undefined

/** Name servers as no BIND would answer: they hang, lie or send what nobody can read. */
export async function startOddNameServers(records: Records): Promise<{ stop: () => void }> {
  const sockets = await Promise.all([
    listen(addresses.silent, () => undefined),
    listen(addresses.garbage, garbage),
    listen(addresses.liar, (query) => encode({ ...empty(query), id: (query.id! + 1) % 0x10000 })),
    listen(addresses.lenient, (query) => withCname(query, records)),
  ])
  return {
    stop() {
      for (const socket of sockets) socket.close()
    },
  }
}

async function listen(address: string, reply: Reply): Promise<Socket> {
  const socket = createSocket('udp4')
  socket.on('message', (message: Buffer, from: RemoteInfo) => {
    const answer = reply(decode(message))
    if (answer) socket.send(answer, from.port, from.address)
  })
  socket.bind(53, address)
  await once(socket, 'listening')
  return socket
}

function empty({ id = 0, flags = 0, questions = [] }: Packet): Packet {
  const isDesired = flags & RECURSION_DESIRED
  return { id, type: 'response', flags: AUTHORITATIVE_ANSWER | isDesired, questions }
}

/** Promises six records and sends none that can be read. */
function garbage(query: Packet): Buffer {
  const bytes = Buffer.from(encode(empty(query)))
  bytes.writeUInt16BE(6, 6)
  return Buffer.concat([bytes, Buffer.from('no records of any kind')])
}

/** Answers a CNAME record where a name has none of the type, also at the top of a zone. */
function withCname(query: Packet, records: Records): Buffer {
  const { name, type } = query.questions![0]!
  const lower = name.toLowerCase()
  const servers = records.get(`${lower} NS`) ?? []
  const own = type === 'SOA' ? servers.slice(0, 1) : (records.get(`${lower} ${type}`) ?? [])
  const aliases = records.get(`${lower} CNAME`) ?? []
  const answers = [
    ...own.map((value) => answerOf(name, type, value)),
    ...(own.length > 0 ? [] : aliases.map((value) => answerOf(name, 'CNAME', value))),
  ]
  return Buffer.from(encode({ ...empty(query), answers }))
}

function answerOf(name: string, type: string, value: string): Answer {
  const base = { name, ttl: 300 }
  if (type === 'SOA')
    return {
      ...base,
      type,
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
  return { ...base, type: type as 'A', data: value }
}
