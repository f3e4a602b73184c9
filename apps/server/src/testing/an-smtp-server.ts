import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** Starts an SMTP server on loopback for one test. @returns the received emails and its address */
export async function anSmtpServer(options: SMTPServerOptions = {}, port = 0) {
  const received: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData(stream, _session, callback) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        received.push(Buffer.concat(parts).toString('utf8'))
        callback()
      })
    },
    ...options,
  })
  // A client that rejects the certificate drops the connection.
  server.on('error', () => {})
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  onTestFinished(() => new Promise((closed) => server.close(closed)))
  return { received, address: addressOf(server.server) }
}

const addressOf = (server: { address(): unknown }) =>
  `127.0.0.1:${(server.address() as { port: number }).port}`
