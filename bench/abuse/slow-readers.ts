import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Program } from '@vitrine/harness/start-program.ts'
import { teaHost } from '../product.ts'

/** Seconds. Node checks a stalled reader twice, 20 s apart. */
const timeoutMs = 60
/** Exceeds the socket buffers: 2,000 responses from the page cache, which has no rate limit. */
const headers = { host: teaHost, 'accept-encoding': 'gzip' }
const requests = `GET / HTTP/1.1\r\n${headLines(headers)}\r\n`.repeat(2000)

function headLines(fields: Record<string, string>) {
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
}

export async function readNothing(origin: string, { process: { pid } }: Program, readers: number) {
  await bringToMemory(origin)
  const before = { files: await openFilesOf(pid), memory: await memoryOf(pid) }
  const sockets = await Promise.all(Array.from({ length: readers }, () => open(origin)))
  await wait(5000)
  const peak = { files: await openFilesOf(pid), memory: await memoryOf(pid) }
  await wait((timeoutMs - 5) * 1000)
  const left = (await openFilesOf(pid)) - before.files
  for (const socket of sockets) socket.destroy()
  return (
    `${readers} readers that do not read: ${peak.files - before.files} connections open after 5 s, ` +
    `${Math.max(0, left)} after ${timeoutMs} s; the server grew from ${before.memory} to ${peak.memory} MB`
  )
}

async function bringToMemory(origin: string) {
  for (const _ of [1, 2, 3]) {
    const sent = get(origin, { headers })
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    answer.resume()
    await once(answer, 'end')
  }
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
