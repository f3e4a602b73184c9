import { connect } from 'node:tls'
import { addresses } from './internet/addresses.ts'

/**
 * Shakes hands with Caddy as a browser does for a name.
 * @returns the certificate's serial number; undefined when there is none for the name
 */
export async function serialAt(name: string): Promise<string | undefined> {
  return await new Promise((resolve) => {
    const socket = connect({ host: addresses.shops, port: 443, servername: name })
    const end = (serial: string | undefined) => {
      socket.destroy()
      resolve(serial)
    }
    socket.setTimeout(30_000, () => end(undefined))
    socket.once('secureConnect', () => end(socket.getPeerCertificate().serialNumber))
    socket.once('error', () => end(undefined))
  })
}
