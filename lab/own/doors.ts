import { connect, createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Runs in a network of its own: leads ports 80 and 443 of addresses to sockets of the file system. */
const doors = JSON.parse(process.argv[2] ?? '[]') as { address: string; socket: string }[]

for (const door of doors) for (const port of [80, 443]) await open(door, port)
process.stdout.write('open\n')

async function open({ address, socket }: (typeof doors)[number], port: number) {
  const server = createServer((inner) => {
    const outer = connect(socket)
    inner.pipe(outer).pipe(inner)
    inner.on('error', () => outer.destroy())
    outer.on('error', () => inner.destroy())
  })
  for (;;) {
    const isListening = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false))
      server.listen(port, address, () => resolve(true))
    })
    if (isListening) return
    // The address comes once the network does.
    await wait(50)
  }
}
