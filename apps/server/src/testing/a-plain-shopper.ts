import { newId } from '@vitrine/db/new-id.ts'
import { address } from './a-shopper.ts'
import type { OwnedStore, Shop } from './start-shop.ts'

export interface PlainPage {
  status: number
  headers: Headers
  html: string
  location: string
  form: URLSearchParams
}

type Changes = Record<string, string | string[]>

interface Browser {
  keepsCookies?: boolean
  userAgent?: string
  from?: string
}

export function aPlainShopper(
  shop: Shop,
  { storeDomain: host }: OwnedStore,
  { keepsCookies = false, userAgent, from }: Browser = {},
) {
  const jar = new Map<string, string>()

  async function readKeeping(answer: Response): Promise<PlainPage> {
    if (keepsCookies)
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        jar.set(name, value)
      }
    return await read(answer)
  }

  const cookies = () => ({
    cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    ...(userAgent && { 'user-agent': userAgent }),
  })

  async function open(path: string): Promise<PlainPage> {
    return await readKeeping(await shop.fetch(path, { host, from, headers: cookies() }))
  }

  async function send(path: string, form: URLSearchParams, headers = {}): Promise<PlainPage> {
    const rawBody = form.toString()
    const answer = await shop.fetch(path, {
      method: 'POST',
      host,
      from,
      rawBody,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(rawBody.length),
        origin: `http://${host}`,
        ...cookies(),
        ...headers,
      },
    })
    return await readKeeping(answer)
  }

  return {
    open,
    send,
    /** Fills in a page's form and presses one of its buttons. */
    press: (page: PlainPage, button: string, changes: Changes = {}) =>
      send('/checkout', filledIn(page.form, { ...changes, do: button })),
  }
}

/** A shopper at the checkout with two Sencha of 10 each; the store has eight. */
export async function atPlainCheckout(shop: Shop, browser = { keepsCookies: false }) {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store, { price: 10, stock: 8 })
  const shopper = aPlainShopper(shop, store, browser)
  const page = await shopper.open(`/checkout?lines=${sencha.id}::2`)
  return { store, sencha, shopper, page }
}

export function filledIn(form: URLSearchParams, changes: Changes): URLSearchParams {
  const filled = new URLSearchParams(form)
  for (const [name, value] of Object.entries(changes)) {
    filled.delete(name)
    for (const each of [value].flat()) filled.append(name, each)
  }
  return filled
}

export function anAddress() {
  return { email: `ada-${newId()}@example.com`, ...address }
}

async function read(answer: Response): Promise<PlainPage> {
  const { status, headers } = answer
  const html = await answer.text()
  return { status, headers, html, location: headers.get('location') ?? '', form: formOf(html) }
}

function formOf(html: string): URLSearchParams {
  const forms = [...html.matchAll(/<form\b[^>]*method="post"[^>]*>.*?<\/form>/gs)].map(String)
  const form = forms.find((each) => /name="(?:product|key)"/.test(each)) ?? ''
  const fields = new URLSearchParams()
  for (const [, tag, attributes = '', content = ''] of form.matchAll(controls)) {
    const name = attribute(attributes, 'name')
    const isOff = /type="(?:radio|checkbox)"/.test(attributes) && !attributes.includes('checked=""')
    if (name !== undefined && !isOff) fields.append(name, valueOf(tag, attributes, content))
  }
  return fields
}

const controls = /<(input|select|textarea)\b([^>]*)>(?:((?:(?!<\1\b).)*?)<\/\1>)?/gs

function valueOf(tag: string | undefined, attributes: string, content: string): string {
  if (tag === 'textarea') return decoded(content)
  if (tag === 'input') return attribute(attributes, 'value') ?? ''
  const options = [...content.matchAll(/<option\b([^>]*)>([^<]*)/g)]
  const [, chosen = '', text = ''] =
    options.find(([, each]) => each?.includes('selected=""')) ?? options[0] ?? []
  return attribute(chosen, 'value') ?? decoded(text)
}

function attribute(attributes: string, name: string): string | undefined {
  const found = new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1]
  return found === undefined ? undefined : decoded(found)
}

const signs: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" }

function decoded(text: string): string {
  return text.replaceAll(/&(amp|quot|lt|gt|#x27);/g, (_all, name: string) => signs[name] ?? '')
}
