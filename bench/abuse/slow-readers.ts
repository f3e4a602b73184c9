import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Server } from '../processes.ts'

const patience = 30
const request = 'GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n'

/** Clients that ask for a long answer and never read it. */
export async function readNothing(origin: string, server: Server, readers: number) {
  const before = await memoryOf(server)
  const sockets = await Promise.all(Array.from({ length: readers }, () => open(origin)))
  await wait(5000)
  const most = await memoryOf(server)
  await wait((patience - 5) * 1000)
  // Without reading, the end of a connection is not heard of: writing is answered with a reset.
  for (const socket of sockets) socket.write(request)
  await wait(2000)
  const left = sockets.filter(({ destroyed }) => !destroyed).length
  for (const socket of sockets) socket.destroy()
  return (
    `${readers} readers that do not read: ${left} of them still there after ${patience} s; ` +
    `the server grew from ${before} to ${most} MB`
  )
}

async function open(origin: string): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(request.repeat(4))
  return socket.pause()
}

async function memoryOf({ process: { pid } }: Server): Promise<string> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024).toFixed(0)
}
