import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

interface State {
  refuses: boolean
  accepted: string[]
  /** Happens once a mail is kept, before that is said. */
  beforeAnswer: () => Promise<void>
}

/** A mail server that may refuse recipients, with as much of SMTP as one sender needs. */
export async function startMailServer(beforeAnswer: State['beforeAnswer'] = async () => {}) {
  const state: State = { refuses: false, accepted: [], beforeAnswer }
  // Whoever is killed in the middle of a word has nothing more to say.
  const server = createServer((socket) => void converse(socket, state).catch(() => {}))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return { state, url: `smtp://127.0.0.1:${port}`, stop: () => server.close() }
}

async function converse(socket: Socket, state: State) {
  const say = (line: string) => socket.write(`${line}\r\n`)
  socket.on('error', () => {})
  say('220 mail.test')
  let mail: string[] | undefined
  for await (const line of createInterface(socket)) {
    if (mail && line !== '.') mail.push(line)
    else if (mail) {
      state.accepted.push(mail.join('\n'))
      mail = undefined
      await state.beforeAnswer()
      say('250 Kept')
    } else if (line === 'DATA') {
      mail = []
      say('354 Go on')
    } else if (line.startsWith('RCPT') && state.refuses) say('550 5.1.1 Nobody of that name')
    else if (line === 'QUIT') socket.end('221 Bye\r\n')
    else say('250 Yes')
  }
}
