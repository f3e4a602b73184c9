import { expect } from 'vitest'
import { createLog } from '../platform/log.ts'
import { createMailTransport } from '../post/outbox/transport.ts'
import { aShopper } from './a-shopper.ts'
import { anSmtpServer } from './an-smtp-server.ts'
import { checkDomains } from './check-domains.ts'
import { deliverOutbox } from './deliver-outbox.ts'
import { startDomainsShop } from './start-domains-shop.ts'
import type { OwnedStore } from './start-shop.ts'

export const isToAda = (mail: string) => /^To: ada@example.com/m.test(mail)

const unfolded = (mail: string) => mail.replaceAll('=\r\n', '').replaceAll('\r\n ', ' ')

export const fromOf = (mail: string | undefined) => /^From: .*<(.+)>/m.exec(mail ?? '')?.[1]

/** Starts a server whose shops can send emails from their own domains. Call it at the top of a file. */
export async function startSenderShop() {
  const domainsShop = await startDomainsShop({ SPF_INCLUDE: 'spf.mail.example' })
  const { world, shop, ask, hostOf, aLiveDomain } = domainsShop
  world.write('spf.mail.example', 'TXT', 'v=spf1 ip4:192.0.2.0/24 -all')

  const turnOn = (store: OwnedStore, domain: string, localPart = 'hello') =>
    ask(store, 'update-sender', { domain, localPart })
  const senderOf = async (store: OwnedStore, domain: string) =>
    (await hostOf(store, domain)).sender!

  async function dkimRows(store: OwnedStore, domain: string) {
    const { records } = await senderOf(store, domain)
    return records.filter(({ purpose }) => purpose === 'dkim')
  }

  async function check(after = 60) {
    shop.clock.pass(after)
    await checkDomains(shop)
  }

  async function aSender(store: OwnedStore, domain?: string) {
    const own = domain ?? (await aLiveDomain(store))
    expect((await turnOn(store, own)).status).toBe(200)
    const [row] = await dkimRows(store, own)
    world.write(row!.name, 'TXT', row!.expected)
    await check(1)
    expect(await senderOf(store, own)).toMatchObject({ status: 'on' })
    return { domain: own, dkim: row! }
  }

  /** Sends what waits. @returns the emails to shoppers, as the mail server got them */
  async function sent(options: Parameters<typeof anSmtpServer>[0] = {}) {
    const envelopes: string[] = []
    const { received: encoded, address } = await anSmtpServer({
      onMailFrom({ address: from }, _session, callback) {
        envelopes.push(from)
        callback()
      },
      ...options,
    })
    const log = createLog({ json: true, write: (line) => shop.logged.push(line) })
    const config = { ...shop.services.config, smtpUrl: `smtp://${address}` }
    const transport = createMailTransport(config, log)
    await deliverOutbox(shop, transport)
    transport.close()
    const received = encoded.map(unfolded)
    return { received, toAda: encoded.filter(isToAda), envelopes: new Set(envelopes) }
  }

  async function anOrder(store: OwnedStore) {
    const product = await shop.aProduct(store)
    const { status } = await aShopper(shop, store).buy([{ product, quantity: 1 }])
    expect(status).toBe(201)
  }

  return { ...domainsShop, turnOn, senderOf, dkimRows, check, aSender, sent, anOrder }
}
