import { execFileSync, spawn } from 'node:child_process'
import { readlinkSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { waitUntil } from '../wait-until.ts'

const near = '198.51.100.80'

/**
 * Gives each name an address beyond the machine's own, whose ports 80 and 443 lead to a socket: the
 * machine's Caddy needs those ports on all addresses that are its own.
 * @returns the address of each name
 */
export async function openDoors(sockets: Record<string, string>): Promise<Record<string, string>> {
  const doors = Object.entries(sockets).map(([name, socket], index) => ({
    name,
    socket,
    address: `198.51.100.${81 + index}`,
  }))
  const program = path.resolve(import.meta.dirname, 'doors.ts')
  const words = ['--net', process.execPath, program, JSON.stringify(doors)]
  const child = spawn('unshare', words, { stdio: ['ignore', 'pipe', 'inherit'] })
  const isOpen = new Promise((resolve) => createInterface(child.stdout).once('line', resolve))
  const beyond = ['-t', String(child.pid), '-n', 'ip']
  const ipBeyond = (...more: string[]) => execFileSync('nsenter', [...beyond, ...more])
  await waitUntil('another network', async () => network(child.pid!) !== network('self'))
  ip('link', 'add', 'door0', 'type', 'veth', 'peer', 'name', 'door1')
  ip('link', 'set', 'door1', 'netns', String(child.pid))
  ip('address', 'add', `${near}/32`, 'dev', 'door0')
  ip('link', 'set', 'door0', 'up')
  ipBeyond('link', 'set', 'door1', 'up')
  for (const { address } of doors) {
    ipBeyond('address', 'add', `${address}/32`, 'dev', 'door1')
    ip('route', 'add', `${address}/32`, 'dev', 'door0')
  }
  ipBeyond('route', 'add', `${near}/32`, 'dev', 'door1')
  await isOpen
  return Object.fromEntries(doors.map(({ name, address }) => [name, address]))
}

const ip = (...words: string[]) => execFileSync('ip', words)
const network = (pid: number | 'self') => readlinkSync(`/proc/${pid}/ns/net`)
