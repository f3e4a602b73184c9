import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Product as ShopProduct } from '@vitrine/contract/catalogue/product.ts'
import type { Quote } from '@vitrine/contract/sales/quote.ts'
import { ask, requireDone } from '@vitrine/harness/ask.ts'
import { openAnotherShop, openShop, type Owner } from '@vitrine/harness/owner.ts'
import { shippingAddress } from '@vitrine/harness/shopper.ts'
import { counted } from './counted.ts'
import type { MailServer } from '@vitrine/harness/mail-server.ts'

const stranger = { ...shippingAddress, firstName: 'Your account is locked http://evil.example' }

export class Shop {
  readonly origin: string
  readonly owner: Owner

  private constructor(origin: string, owner: Owner) {
    this.origin = origin
    this.owner = owner
  }

  /** Opens a store whose owner has confirmed their email, so that it may email shoppers. */
  static async open(origin: string, mails: MailServer): Promise<Shop> {
    const owner = await openShop(origin)
    await mails.quiet(5000)
    const link = mails.emails.find(({ text }) => text.includes('verify-link#token='))
    const token = /#token=([\w.%-]+)/.exec(link?.text ?? '')?.[1]
    await requireDone(`${origin}/api/auth/verify-email`, { token })
    return new Shop(origin, owner)
  }

  async beside(): Promise<Shop> {
    const { origin, owner } = this
    return new Shop(origin, await openAnotherShop(origin, owner, { name: 'Cup House' }))
  }

  async product(values: object = {}): Promise<string> {
    const { storeId, headers } = this.owner
    const tea = { storeId, name: 'Tea', price: 1, ...values }
    const address = `${this.origin}/api/products/add-product`
    return (await requireDone<ShopProduct>(address, tea, headers)).body.id
  }

  /**
   * Orders one after the other from one address, cash on delivery.
   * @returns statuses
   */
  async order(times: number, productId: string, { quantity = 1, email = 'ada@shopper.example' }) {
    const api = `${this.origin}/api`
    const { storeId } = this.owner
    const cart = { storeId, lines: [{ productId, quantity }] }
    const { quoteHash } = (await requireDone<Quote>(`${api}/checkout/quote`, cart)).body
    const order = {
      ...cart,
      quoteHash,
      contact: { email },
      paymentMethod: 'cod',
      shippingAddress: stranger,
    }
    const statuses: (number | undefined)[] = []
    for (let count = 0; count < times; count += 1) {
      const key = { 'idempotency-key': randomUUID() }
      statuses.push((await ask(`${api}/checkout/place-order`, order, key)).status)
    }
    return statuses
  }
}

export async function orderToOneMailbox(shop: Shop, mails: MailServer, times: number) {
  const email = 'bombed@example.com'
  const statuses = await shop.order(times, await shop.product(), { email })
  await mails.quiet(5000)
  return `${times} orders to one mailbox: ${counted(statuses)}; ${mails.to(email).length} mails to it`
}

export async function delayNeighboursMail(shop: Shop, mails: MailServer, times: number) {
  const neighbour = await shop.beside()
  const [tea, cup] = [await shop.product(), await neighbour.product()]
  mails.settings.delayMs = 400
  const alone = await confirmation(neighbour, cup, mails, 'alone@shopper.example')
  const statuses = await shop.order(times, tea, {})
  const behind = await confirmation(neighbour, cup, mails, 'behind@shopper.example')
  mails.settings.delayMs = 0
  await mails.quiet(5000)
  return (
    `${times} orders against a neighbour's mail, where each takes 0.4 s: ${counted(statuses)}; ` +
    `it came after ${alone} s alone, ${behind} s behind them`
  )
}

async function confirmation(shop: Shop, productId: string, mails: MailServer, email: string) {
  const placed = performance.now()
  await shop.order(1, productId, { email })
  while (mails.to(email).length === 0 && performance.now() - placed < 120_000) await wait(50)
  return ((performance.now() - placed) / 1000).toFixed(1)
}

export async function takeTheStock(shop: Shop, stock: number) {
  const productId = await shop.product({ trackStock: true, stock })
  const statuses = await shop.order(1, productId, { quantity: stock })
  return `One order of ${stock} of ${stock} pieces, to be paid on delivery: ${counted(statuses)}`
}
