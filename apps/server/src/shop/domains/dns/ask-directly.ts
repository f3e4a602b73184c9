import { randomInt } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { isIPv6 } from 'node:net'
import { type DecodedPacket, decode, encode } from 'dns-packet'

interface Options {
  /** `address` or `address:port`, as for a resolver. */
  server: string
  timeoutMs: number
  /** Bits of the header, such as `RECURSION_DESIRED`. */
  flags: number
}

/** Sends one question over UDP and returns all of the answer, which Node's resolver does not. */
export async function askDirectly(
  type: 'A' | 'NS',
  name: string,
  { server, timeoutMs, flags }: Options,
): Promise<DecodedPacket | 'silent' | 'unusable'> {
  const { address, port } = parseServer(server)
  const id = randomInt(0x10000)
  const socket = createSocket(isIPv6(address) ? 'udp6' : 'udp4')
  try {
    return await new Promise((resolve) => {
      const timer = setTimeout(() => resolve('silent'), timeoutMs)
      socket.once('close', () => clearTimeout(timer))
      socket.once('error', () => resolve('silent'))
      socket.on('message', (message) => {
        const packet = read(message)
        if (packet === undefined || packet.id === id) resolve(packet ?? 'unusable')
      })
      const question = encode({ type: 'query', id, flags, questions: [{ type, name }] })
      // A connected socket takes answers from this server alone.
      socket.connect(port, address, () => socket.send(question))
    })
  } finally {
    socket.close()
  }
}

function read(message: Buffer): DecodedPacket | undefined {
  try {
    return decode(message)
  } catch {
    return undefined
  }
}

function parseServer(server: string): { address: string; port: number } {
  const [, bracketed, plain, port] =
    /^(?:\[([^\]]+)\]|([^:]+|[^:]*:[^:]*:.*?))(?::(\d+))?$/.exec(server) ?? []
  return { address: bracketed ?? plain ?? server, port: Number(port ?? 53) }
}
