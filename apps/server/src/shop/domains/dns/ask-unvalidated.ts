import { randomInt } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { isIPv6 } from 'node:net'
import type { AnswerCode } from './answer.ts'

interface Options {
  /** `address` or `address:port`, as for a resolver. */
  server: string
  timeoutMs: number
}

const flags = { recursionDesired: 0x0100, checkingDisabled: 0x0010 }
const types = { A: 1, NS: 2 }
const codes: Record<number, AnswerCode> = { 0: 'ok', 2: 'servfail', 3: 'no_name', 5: 'refused' }

/**
 * Asks a resolver not to validate signatures, for which Node's has no option: an answer where there
 * was SERVFAIL before means that they are broken.
 */
export async function askUnvalidated(
  type: keyof typeof types,
  name: string,
  { server, timeoutMs }: Options,
): Promise<AnswerCode> {
  const { address, port } = parseServer(server)
  const id = randomInt(0x10000)
  const socket = createSocket(isIPv6(address) ? 'udp6' : 'udp4')
  try {
    return await new Promise<AnswerCode>((resolve) => {
      const timer = setTimeout(() => resolve('silent'), timeoutMs)
      socket.once('close', () => clearTimeout(timer))
      socket.once('error', () => resolve('silent'))
      socket.on('message', (message) => {
        if (message.length >= 12 && message.readUInt16BE(0) === id)
          resolve(codes[message.readUInt16BE(2) & 0xf] ?? 'unusable')
      })
      // A connected socket takes answers from this server alone.
      socket.connect(port, address, () => socket.send(question(id, types[type], name)))
    })
  } finally {
    socket.close()
  }
}

function question(id: number, type: number, name: string): Buffer {
  const header = Buffer.alloc(12)
  header.writeUInt16BE(id, 0)
  header.writeUInt16BE(flags.recursionDesired | flags.checkingDisabled, 2)
  header.writeUInt16BE(1, 4)
  const labels = name.split('.').map((label) => {
    const bytes = Buffer.from(label, 'latin1')
    return Buffer.concat([Buffer.from([bytes.length]), bytes])
  })
  return Buffer.concat([header, ...labels, Buffer.from([0, 0, type, 0, 1])])
}

function parseServer(server: string): { address: string; port: number } {
  const [, bracketed, plain, port] =
    /^(?:\[([^\]]+)\]|([^:]+|[^:]*:[^:]*:.*?))(?::(\d+))?$/.exec(server) ?? []
  return { address: bracketed ?? plain ?? server, port: Number(port ?? 53) }
}
