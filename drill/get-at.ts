import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

/** Requests a page of a shop: `fetch` does not allow a custom Host header. */
export async function getAt(url: string, host: string): Promise<{ status: number; text: string }> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { host } }, resolve).on('error', reject)
  })
  return { status: answer.statusCode ?? 0, text: await text(answer) }
}
