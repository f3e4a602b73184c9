/** A request that needs no account; `{turn}` in it is replaced by a unique number. */
export interface Attack {
  name: string
  path: string
  method?: 'GET' | 'POST'
  /** Defaults to the victim's host, which is not the neighbour's. */
  host?: string
  body?: string
  contentType?: string
}

export interface ClientsOfAttack {
  port: number
  host: string
  attack: Attack
  clients: number
  /** The first three numbers of the clients' addresses. */
  network: string
}

export interface Victim {
  storeId: string
  productId: string
  order: object
}

export function attacksOn({ storeId, productId, order }: Victim): Attack[] {
  const cart = (lines: object[]) => JSON.stringify({ storeId, lines })
  const many = Array.from({ length: 100 }, () => ({ productId, quantity: 1 }))
  const search = `storeId=${storeId}&pageSize=48&name=${'sencha green leaf tea '.repeat(4)}{turn}`
  return [
    { name: 'API documentation', path: '/api/docs' },
    { name: 'API document', path: '/api/openapi.json' },
    {
      name: 'quote of 600 kB',
      path: '/api/checkout/quote',
      method: 'POST',
      body: `{"lines":[${Array.from({ length: 200_000 }, () => '{}').join(',')}]}`,
    },
    {
      name: 'quote of 60 kB',
      path: '/api/checkout/quote',
      method: 'POST',
      body: `{"lines":[${Array.from({ length: 20_000 }, () => '{}').join(',')}]}`,
    },
    { name: 'quote of 100 lines', path: '/api/checkout/quote', method: 'POST', body: cart(many) },
    { name: 'search', path: encodeURI(`/api/products/fetch-searched-products?${search}`) },
    { name: 'page of a search', path: '/search?q=sencha+{turn}' },
    { name: 'page that is not there', path: '/nothing-{turn}' },
    {
      name: 'place-order',
      path: '/api/checkout/place-order',
      method: 'POST',
      body: JSON.stringify(order),
    },
    {
      name: 'checkout without JavaScript',
      path: '/checkout?lines={turn}',
      method: 'POST',
      contentType: 'application/x-www-form-urlencoded',
      body: `a=${'x'.repeat(150_000)}`,
    },
    {
      name: 'sign-in',
      host: 'localhost',
      path: '/api/auth/login',
      method: 'POST',
      body: JSON.stringify({ email: 'mei-{turn}@tea.example', password: 'wrong as it can be' }),
    },
  ]
}

export function pathOf({ path }: Attack, turn: number): string {
  return path.replace('{turn}', String(turn))
}

export function bodyOf({ body }: Attack, turn: number): string | undefined {
  return body !== undefined && body.length < 2000 ? body.replace('{turn}', String(turn)) : body
}
