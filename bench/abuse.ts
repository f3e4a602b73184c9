import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Product as ShopProduct } from '@vitrine/contract/product.ts'
import type { Quote } from '@vitrine/contract/quote.ts'
import { ask, requireDone } from '../drill/ask.ts'
import { openShop } from '../drill/owner.ts'
import { prepareProduct } from './product.ts'

/** What strangers get away with, under the limits as they are in use. */
const product = await prepareProduct()
const server = await product.start({ LIMIT_FACTOR: '1' }, { everyCore: true })
const origin = server.origin.replace('127.0.0.1', 'localhost')
const api = `${origin}/api`
const owner = { email: 'owner@demo.vitrine.test', password: 'window-shopping' }
const victim = 'bombed@example.com'

try {
  await orderToOneMailbox(150)
  await takeTheStock(500)
  await guess(10)
  await guessManyAccounts(120)
} finally {
  await server.stop()
  await product.remove()
}

async function orderToOneMailbox(times: number) {
  const statuses = await placeOrders(times, 1)
  const mails = await mailsTo(victim)
  say(`${times} orders to one mailbox: ${counted(statuses)}; ${mails.length} mails to it`)
}

async function takeTheStock(stock: number) {
  const statuses = await placeOrders(1, stock, stock)
  say(`One order of ${stock} of ${stock} pieces, to be paid on delivery: ${counted(statuses)}`)
}

async function placeOrders(times: number, quantity: number, stock?: number) {
  const { storeId, headers } = await openShop(origin)
  const counting = stock === undefined ? {} : { trackStock: true, stock }
  const tea = { storeId, name: 'Tea', price: 1, ...counting }
  const { body } = await requireDone<ShopProduct>(`${api}/products/add-product`, tea, headers)
  const cart = { storeId, lines: [{ productId: body.id, quantity }] }
  const { quoteHash } = (await requireDone<Quote>(`${api}/checkout/quote`, cart)).body
  const order = {
    ...cart,
    quoteHash,
    contact: { email: victim },
    paymentMethod: 'cod',
    shippingAddress: {
      firstName: 'Your account is locked http://evil.example',
      lastName: 'Lin',
      address1: 'Teestraße 1',
      city: 'Berlin',
      postcode: '10115',
      country: 'DE',
    },
  }
  const statuses: (number | undefined)[] = []
  for (let count = 0; count < times; count += 1) {
    const key = { 'idempotency-key': randomUUID() }
    statuses.push((await ask(`${api}/checkout/place-order`, order, key)).status)
  }
  return statuses
}

async function guess(times: number) {
  const before = await logIn(owner.password)
  const wrong: (number | undefined)[] = []
  for (let count = 0; count < times; count += 1)
    wrong.push((await logIn(`wrong guess ${count}`)).status)
  const stranger = await logIn(owner.password)
  const device = before.cookies.find((cookie) => cookie.includes('device')) ?? ''
  const known = await logIn(owner.password, { cookie: device })
  await requireDone(`${api}/auth/forgot-password`, { email: owner.email })
  const [mail = ''] = (await mailsTo(owner.email)).filter((text) => text.includes('reset-password'))
  const token = /#token=(\S+)/.exec(mail)?.[1]
  const password = 'second flush of summer'
  await requireDone(`${api}/auth/reset-password`, { token, password })
  const reset = await logIn(password)
  say(
    `${times} wrong guesses: ${counted(wrong)}; then the right password: ` +
      `stranger's browser ${stranger.status}, one that signed in before ${known.status}, ` +
      `after a reset by mail ${reset.status}`,
  )
}

async function guessManyAccounts(accounts: number) {
  const statuses: (number | undefined)[] = []
  for (let count = 0; count < accounts; count += 1)
    statuses.push((await logIn('summer of tea', {}, `nobody-${count}@tea.example`)).status)
  say(`One password for ${accounts} accounts from one address: ${counted(statuses)}`)
}

function logIn(password: string, headers: Record<string, string> = {}, email = owner.email) {
  return ask(
    `${api}/auth/login`,
    { email, password },
    { ...headers, 'sec-fetch-site': 'same-origin' },
  )
}

/** Once no more come. */
async function mailsTo(address: string): Promise<string[]> {
  const folder = path.join(product.dataDir, 'outbox')
  let files: string[] = []
  for (let seen = -1; files.length !== seen;) {
    seen = files.length
    await wait(8000)
    const all = await readdir(folder).catch(() => [])
    files = all.filter((name) => name.endsWith(`${address}.txt`))
  }
  return await Promise.all(
    files.toSorted().map((name) => readFile(path.join(folder, name), 'utf8')),
  )
}

function counted(statuses: readonly (number | undefined)[]): string {
  const groups = Map.groupBy(statuses, (status) => status)
  return [...groups].map(([status, all]) => `${all.length} × ${status}`).join(', ')
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
