import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { addresses } from '../internet/addresses.ts'
import { waitUntil } from '../wait-until.ts'

/** Authorities that a machine's administrator added, such as one of a proxy to the registries. */
const ownAuthorities = '/usr/local/share/ca-certificates'

/** Debian's smallest system with systemd, as a provider of machines sets it up. */
export function installDebian(folder: string, release: string, mirror: string): void {
  const words = ['--variant=minbase', '--include=ca-certificates,dbus,systemd-sysv']
  execFileSync('debootstrap', [...words, release, folder, mirror], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  writeFileSync(
    path.join(folder, 'etc/resolv.conf'),
    `nameserver ${addresses.resolverOfShoppers}\n`,
  )
  const certificates = existsSync(ownAuthorities) ? readdirSync(ownAuthorities) : []
  for (const file of certificates.filter((name) => name.endsWith('.crt')))
    trust(folder, file, readFileSync(path.join(ownAuthorities, file), 'utf8'))
}

/** Effective after `update-ca-certificates`. */
export function trust(folder: string, name: string, certificate: string): void {
  writeFileSync(path.join(folder, ownAuthorities, name), certificate)
}

export interface Machine {
  /** Runs commands in one root shell, as pasted. @returns what they print @throws if one fails */
  paste(commands: string): Promise<string>
  /** The end of the log of its services. */
  journal(): string
}

/** Boots it with systemd-nspawn, in the laboratory's network. */
export async function boot(folder: string, log: string): Promise<Machine> {
  // Only this namespace sees it.
  const groups = '/sys/fs/cgroup'
  execFileSync('sh', ['-c', `umount -R ${groups} 2>/dev/null; mount -t cgroup2 none ${groups}`])
  const group = path.join(groups, `vitrine-lab-${path.basename(folder)}`)
  mkdirSync(group, { recursive: true })
  const words = ['--register=no', '--keep-unit', '--boot', '--console=pipe', '--resolv-conf=off']
  const nspawn = `exec systemd-nspawn -q -D ${folder} --machine=shops ${words.join(' ')}`
  const command = `echo $$ > ${group}/cgroup.procs && ${nspawn}`
  const container = spawn('sh', ['-c', command], { stdio: ['ignore', 'ignore', 'inherit'] })
  const leader = await waitUntil('the first process of the machine', async () => childOf(container))
  const within = ['-t', leader, '-m', '-u', '-i', '-p', '-n', '-r', '-w']
  const isUp = async () => {
    try {
      execFileSync('nsenter', [...within, 'systemctl', 'is-system-running', '--quiet'], {
        stdio: 'ignore',
      })
      return true
    } catch {
      return false
    }
  }
  await waitUntil('a running systemd', isUp)
  const journalctl = ['journalctl', '-u', 'vitrine', '-u', 'caddy', '-n', '60', '--no-pager']
  return {
    paste: startShell(within, folder, log),
    journal: () => execFileSync('nsenter', [...within, ...journalctl], { encoding: 'utf8' }),
  }
}

function childOf({ pid }: ChildProcess): string | undefined {
  const file = `/proc/${pid}/task/${pid}/children`
  const children = existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ') : []
  return children.find(
    (child) => child && readFileSync(`/proc/${child}/comm`, 'utf8').trim() === 'systemd',
  )
}

function startShell(within: string[], folder: string, log: string): Machine['paste'] {
  const environment = ['-i', 'HOME=/root', 'LANG=C.UTF-8', 'TERM=dumb', `PATH=${usualPath}`]
  const words = [...within, 'env', ...environment, 'bash', '-e', '-o', 'pipefail']
  const shell = spawn('nsenter', words, { stdio: ['pipe', 'pipe', 'inherit'] })
  shell.stdin.write('exec 2>&1; cd /root\n')
  const lines = createInterface(shell.stdout)
  const ended = once(shell, 'exit')
  let count = 0
  return async (commands) => {
    count += 1
    const mark = `--- pasted ${count} ---`
    writeFileSync(path.join(folder, 'root/pasted.sh'), commands)
    const printed: string[] = []
    const isWhole = await new Promise<boolean>((resolve) => {
      lines.on('line', (line) => {
        if (line === mark) return resolve(true)
        printed.push(line)
        appendFileSync(log, `${line}\n`)
      })
      void ended.then(() => resolve(false))
      shell.stdin.write(`. /root/pasted.sh < /dev/null; echo '${mark}'\n`)
    })
    lines.removeAllListeners('line')
    if (isWhole) return printed.join('\n')
    throw new Error(`A command failed:\n${commands}\n${printed.slice(-40).join('\n')}`)
  }
}

const usualPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** A copy of the repository that can be cloned from within. */
export function bringRepository(folder: string, repository: string): string {
  const inside = '/srv/vitrine.git'
  execFileSync('git', ['clone', '--quiet', '--bare', repository, path.join(folder, inside)])
  return inside
}
