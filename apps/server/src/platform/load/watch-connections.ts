import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { plainAddress } from '../client-address.ts'
import { networkOf } from '../limits/network-of.ts'

export interface ConnectionLimits {
  connections: number
  connectionsPerNetwork: number
  /** How long a reader may take nothing of what is sent to it. */
  readerMs: number
}

export interface ConnectionWatch {
  /** The request on this connection is being worked on. */
  begin(socket: Socket): void
  end(socket: Socket): void
}

/** Looked at before the search for one that is idle is given up. */
const maxLooks = 64

/**
 * Keeps connections from being held: each network has so many, the oldest idle one makes room for who
 * comes new, and whoever does not read what they asked for is dropped. Our own proxies bring many.
 */
export function watchConnections(
  server: Server,
  { connections, connectionsPerNetwork, readerMs }: ConnectionLimits,
  trustedProxies: readonly string[],
): ConnectionWatch {
  const all = new Set<Socket>()
  const byNetwork = new Map<string, Set<Socket>>()
  const busy = new Set<Socket>()
  // Above it, Node would close the new one.
  server.maxConnections = connections
  server.timeout = readerMs

  server.on('connection', (socket) => {
    const address = plainAddress(socket.remoteAddress ?? '')
    if (all.size >= connections * 0.95) closeOldestIdle(all)
    all.add(socket)
    socket.once('close', () => {
      all.delete(socket)
      busy.delete(socket)
    })
    if (!trustedProxies.includes(address)) countIn(networkOf(address), socket)
  })

  function countIn(network: string, socket: Socket) {
    const own = byNetwork.get(network) ?? new Set()
    if (own.size >= connectionsPerNetwork && !closeOldestIdle(own)) {
      socket.destroy()
      return
    }
    own.add(socket)
    byNetwork.set(network, own)
    socket.once('close', () => {
      own.delete(socket)
      if (own.size === 0 && byNetwork.get(network) === own) byNetwork.delete(network)
    })
  }

  function closeOldestIdle(sockets: Set<Socket>): boolean {
    let looks = 0
    for (const socket of sockets) {
      if (!busy.has(socket) && socket.writableLength === 0) {
        sockets.delete(socket)
        socket.destroy()
        return true
      }
      // It is asked about last the next time.
      sockets.delete(socket)
      sockets.add(socket)
      if ((looks += 1) === maxLooks) return false
    }
    return false
  }

  // Node calls it where nothing was read or written for the time, and while a written answer makes
  // no way.
  server.on('timeout', (socket: Socket) => {
    if (busy.has(socket) && socket.writableLength === 0) socket.setTimeout(readerMs)
    else socket.destroy()
  })

  return { begin: (socket) => busy.add(socket), end: (socket) => busy.delete(socket) }
}
