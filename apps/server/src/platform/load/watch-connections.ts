import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { plainAddress } from '../client-address.ts'
import { networkOf } from '../limits/network-of.ts'

export interface ConnectionLimits {
  connections: number
  connectionsPerNetwork: number
  /** Maximum time in which a client may read nothing of its response. */
  readerMs: number
}

export interface ConnectionWatch {
  begin(socket: Socket): void
  end(socket: Socket): void
}

const maxChecks = 64

/**
 * Limits connections per network; a new one evicts the oldest idle one, and clients that do not
 * read their response are dropped. Our own proxies have no limit.
 */
export function watchConnections(
  server: Server,
  { connections, connectionsPerNetwork, readerMs }: ConnectionLimits,
  trustedProxies: readonly string[],
): ConnectionWatch {
  const all = new Set<Socket>()
  const byNetwork = new Map<string, Set<Socket>>()
  const busy = new Set<Socket>()
  // At its maximum, Node would close the new connection instead.
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
    let checks = 0
    for (const socket of sockets) {
      if (!busy.has(socket) && socket.writableLength === 0) {
        sockets.delete(socket)
        socket.destroy()
        return true
      }
      // Moves it to the end, so that the next search begins with others.
      sockets.delete(socket)
      sockets.add(socket)
      if ((checks += 1) === maxChecks) return false
    }
    return false
  }

  // Node emits it when nothing was read or written for `readerMs`, also while a response makes no
  // progress.
  server.on('timeout', (socket: Socket) => {
    if (busy.has(socket) && socket.writableLength === 0) socket.setTimeout(readerMs)
    else socket.destroy()
  })

  return { begin: (socket) => busy.add(socket), end: (socket) => busy.delete(socket) }
}
