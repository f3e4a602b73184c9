import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Server } from '../processes.ts'
import { teaHost } from '../product.ts'

const patience = 30
/** More than the system keeps for a reader: a page of a shop, which nothing limits, 300 times. */
const requests = `GET / HTTP/1.1\r\nhost: ${teaHost}\r\n\r\n`.repeat(300)

/** Clients that ask for a lot and never read it, as the server's own process sees them. */
export async function readNothing(origin: string, { process: { pid } }: Server, readers: number) {
  const before = { files: await openFilesOf(pid), memory: await memoryOf(pid) }
  const sockets = await Promise.all(Array.from({ length: readers }, () => open(origin)))
  await wait(5000)
  const most = { files: await openFilesOf(pid), memory: await memoryOf(pid) }
  await wait((patience - 5) * 1000)
  const left = (await openFilesOf(pid)) - before.files
  for (const socket of sockets) socket.destroy()
  return (
    `${readers} readers that do not read: ${most.files - before.files} connections open after 5 s, ` +
    `${Math.max(0, left)} after ${patience} s; the server grew from ${before.memory} to ${most.memory} MB`
  )
}

async function open(origin: string): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(requests)
  return socket.pause()
}

async function openFilesOf(pid: number | undefined): Promise<number> {
  return (await readdir(`/proc/${pid}/fd`).catch(() => [])).length
}

async function memoryOf(pid: number | undefined): Promise<string> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024).toFixed(0)
}
