import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

interface ReceivedMail {
  to: string
  text: string
  at: number
}

/** A mail server that takes everything, each mail after `delayMs`, and sends nothing on. */
export async function startMailServer() {
  const mails: ReceivedMail[] = []
  const settings = { delayMs: 0 }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    socket.write('220 tea.example\r\n')
    void converse(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  async function converse(socket: Socket) {
    let to = ''
    let words = ''
    let isMail = false
    for await (const bytes of socket) {
      words += String(bytes)
      for (;;) {
        const end = isMail ? '\r\n.\r\n' : '\r\n'
        const at = words.indexOf(end)
        if (at < 0) break
        const part = words.slice(0, at)
        words = words.slice(at + end.length)
        if (isMail) {
          await wait(settings.delayMs)
          mails.push({ to, text: decode(part), at: performance.now() })
        } else to = /^RCPT TO:<(.+)>/i.exec(part)?.[1] ?? to
        isMail = !isMail && /^DATA$/i.test(part)
        socket.write(isMail ? '354 go on\r\n' : '250 done\r\n')
      }
    }
  }

  return {
    mails,
    settings,
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    to: (address: string) => mails.filter((mail) => mail.to === address),
    /** Once no more have come for so long. */
    async quiet(ms: number) {
      for (let seen = -1; seen !== mails.length;) {
        seen = mails.length
        await wait(ms)
      }
    },
    stop() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>

/** Quoted-printable, as far as a link needs it. */
function decode(text: string) {
  return text.replaceAll('=\r\n', '').replaceAll('=3D', '=')
}
