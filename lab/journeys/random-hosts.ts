import { randomBytes, randomInt } from 'node:crypto'
import { Agent as PlainAgent, get } from 'node:http'
import { Agent, get as getSecurely } from 'node:https'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { addresses } from '../internet/addresses.ts'
import { mainHost } from '../internet/vitrine.ts'
import type { Laboratory } from '../laboratory.ts'

const requests = 10_000
const atOnce = 16

interface Known {
  host: string
  name: string
  /** The host that all hosts of the shop lead to. */
  primary: string
}

/** Requests for random hosts, right, wrong and invented, over TLS and without. */
export async function randomHosts({ report, vitrine }: Laboratory): Promise<void> {
  report.heading('Random hosts')
  await report.journey(`requests answered by the wrong store: 0 of ${requests}`, async () => {
    const known = await vitrine.query<Known>(
      `SELECT d.domain AS host, s.name, coalesce(s.primary_domain, s.store_domain) AS primary
       FROM domains d JOIN stores s ON s.id = d.store_id WHERE d.live_at IS NOT NULL
       UNION ALL
       SELECT store_domain, name, coalesce(primary_domain, store_domain) FROM stores`,
    )
    const claimed = await vitrine.query<{ host: string }>(
      `SELECT domain AS host FROM domains GROUP BY domain HAVING bool_and(status = 'pending')`,
    )
    const byHost = new Map(known.map((each) => [each.host, each]))
    const hosts = [...known, ...claimed].map(({ host }) => host)
    const secure = new Agent({ keepAlive: true, maxFreeSockets: 200 })
    const plain = new PlainAgent({ keepAlive: true })
    const counts = { page: 0, redirect: 0, nothing: 0, refused: 0 }
    const wrong: string[] = []
    let left = requests
    const worker = async () => {
      while (left > 0) {
        left -= 1
        const { host, servername } = pick(hosts)
        const shop = byHost.get(host.toLowerCase().replace(/:443$/, '').replace(/\.$/, ''))
        const isPlain = randomInt(4) === 0
        const answer = isPlain
          ? await answerOf((done) => get(target(host, 80, plain), done))
          : await answerOf((done) =>
              getSecurely({ ...target(host, 443, secure), servername }, done),
            )
        const hasCertificate = isPlain || byHost.has(servername)
        const kind = judge(answer, shop, { known, hasCertificate })
        if (kind === 'wrong')
          wrong.push(
            `${host}: ${answer ? `${answer.status} ${answer.location ?? answer.title}` : 'no handshake'}`,
          )
        else counts[kind] += 1
      }
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
    secure.destroy()
    plain.destroy()
    if (wrong.length > 0)
      throw new Error(`${wrong.length} wrong, such as ${wrong.slice(0, 5).join('; ')}`)
    const { page, redirect, nothing, refused } = counts
    return `${page} pages of the right store, ${redirect} redirects to it, ${nothing} without a store, ${refused} without a handshake`
  })
}

interface Answer {
  status: number | undefined
  location: string | undefined
  title: string
}

type Ask = (done: (answer: IncomingMessage) => void) => ReturnType<typeof get>

/** Asks again where the server had closed a reused connection meanwhile, as browsers do. */
async function answerOf(ask: Ask): Promise<Answer | undefined> {
  return await new Promise((resolve) => {
    const request = ask((message) => {
      const { statusCode: status, headers } = message
      text(message).then(
        (body) => {
          const title = /<title[^>]*>([^<]*)/.exec(body)?.[1] ?? ''
          resolve({ status, location: headers.location, title })
        },
        () => resolve(undefined),
      )
    }).on('error', () => resolve(request.reusedSocket ? answerOf(ask) : undefined))
  })
}

type Judged = 'page' | 'redirect' | 'nothing' | 'refused' | 'wrong'

interface Expected {
  known: Known[]
  hasCertificate: boolean
}

function judge(
  answer: Answer | undefined,
  shop: Known | undefined,
  { known, hasCertificate }: Expected,
): Judged {
  if (!answer) return hasCertificate ? 'wrong' : 'refused'
  const { status, location, title } = answer
  if (location !== undefined) {
    const { host } = new URL(location)
    const isOfMain = host === mainHost || host === `www.${mainHost}`
    if (shop) return host === shop.host || host === shop.primary ? 'redirect' : 'wrong'
    return isOfMain ? 'nothing' : 'wrong'
  }
  const shown = known.find(({ name }) => title.includes(name))
  if (!shown) return shop || status === 200 ? 'wrong' : 'nothing'
  return shown.name === shop?.name ? 'page' : 'wrong'
}

const target = (host: string, port: number, agent: PlainAgent | Agent) => ({
  host: addresses.shops,
  port,
  path: '/',
  agent,
  headers: { host },
  timeout: 30_000,
})

/** Sometimes the handshake is for another host than the request, as clients that reuse connections do. */
function pick(hosts: string[]): { host: string; servername: string } {
  const any = () => hosts[randomInt(hosts.length)]!
  const name = any()
  const word = randomBytes(4).toString('hex')
  switch (randomInt(10)) {
    case 0:
      return { host: `${word}.${name}`, servername: `${word}.${name}` }
    case 1:
      return { host: any(), servername: name }
    case 2:
      return { host: `${word}.net`, servername: name }
    case 3:
      return { host: name.toUpperCase(), servername: name }
    case 4:
      return { host: `${name}.`, servername: name }
    case 5:
      return { host: `${name}:443`, servername: name }
    case 6:
      return { host: `${name}.${word}.com`, servername: name }
    default:
      return { host: name, servername: name }
  }
}
