import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { request, type APIRequestContext, type Page } from '@playwright/test'
import { fillAddress, submitOrder } from '../fixtures/checkout.ts'
import { ask, createStore, signInDemoOwner, type Store } from '../fixtures/owner-api.ts'
import {
  at,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  main,
  test as base,
} from '../fixtures/product-test.ts'

/** @returns the key, which is shown only once */
async function makeKey(page: Page): Promise<string> {
  await page.goto(main('/dashboard/developers'))
  await expect(page.getByRole('heading', { name: 'No API keys yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Create key' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create key' }).click()
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await expect(dialog.getByText('Choose at least one permission.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Name').fill('Stock sync')
  await dialog
    .getByRole('radiogroup', { name: 'Products, stock and imports' })
    .getByText('Change')
    .click()
  await dialog.getByRole('button', { name: 'Create key' }).click()
  const shown = page.getByLabel('API key', { exact: true })
  await expect(shown).toHaveValue(/^vit_live_/)
  await expectNoSidewaysScroll(page)
  const key = await shown.inputValue()
  await page.getByRole('button', { name: 'I have saved it' }).click()
  await expect(page.getByText('Changes products, stock and imports')).toBeVisible()
  await expectNoSidewaysScroll(page)
  return key
}

async function productsOf(program: APIRequestContext, { storeId }: Store): Promise<unknown> {
  const answer = await program.get(main(`/api/products/filtered-products?storeId=${storeId}`))
  return await answer.json()
}

interface Program {
  url: string
  received: { headers: IncomingHttpHeaders; body: string }[]
  answers: number
}

const test = base.extend<{ program: Program }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires an object pattern.
  program: async ({}, use) => {
    const program: Program = { url: '', received: [], answers: 200 }
    const server = createServer((request, response) => {
      let body = ''
      request.on('data', (part: Buffer) => (body += String(part)))
      request.on('end', () => {
        program.received.push({ headers: request.headers, body })
        response.writeHead(program.answers).end(program.answers === 200 ? 'Thanks' : 'Not now')
      })
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    program.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`
    await use(program)
    server.close()
  },
})

// The address that is refused at its field, and the webhook that is gone.
test.use({ expectedErrors: /status of 40[04]/ })

const logged = (page: Page, event: string) => page.getByRole('row').filter({ hasText: event })

/** @returns its secret, which is shown only once */
async function addWebhook(page: Page, { url }: Program): Promise<string> {
  await page.goto(main('/dashboard/developers'))
  await page.getByRole('link', { name: 'Webhooks' }).click()
  await expect(page.getByRole('heading', { name: 'No webhooks yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Add webhook' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Address').fill('https://10.0.0.1/hooks')
  await dialog.getByRole('button', { name: 'Add webhook' }).click()
  await expect(
    dialog.getByText('Use an address that can be reached on the Internet.'),
  ).toBeVisible()
  await expect(dialog.getByLabel('Address')).toBeFocused()
  await expectAccessible(page)
  await dialog.getByLabel('Address').fill(url)
  await dialog.getByRole('button', { name: 'Add webhook' }).click()
  const shown = page.getByLabel('Secret', { exact: true })
  await expect(shown).toHaveValue(/^whsec_/)
  const secret = await shown.inputValue()
  await page.getByRole('button', { name: 'I have saved it' }).click()
  await page.getByRole('link', { name: url }).click()
  await expect(page.getByRole('heading', { name: 'No deliveries yet' })).toBeVisible()
  return secret
}

async function buy(page: Page, storeDomain: string, slug: string) {
  await page.goto(at(storeDomain, `/product/${slug}`))
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await fillAddress(page, 'mei.hears@tea.example')
  await submitOrder(page, '$20.00', /thank you/i)
}

test('an owner gives programs a key and a webhook, sees what they do, and ends both', async ({
  page,
  program,
}) => {
  await signInDemoOwner(page.request)
  const store = await createStore(page.request)
  const { storeId, storeDomain } = store
  const product = { storeId, name: 'Sencha', price: 20 }
  const { slug } = await ask<{ slug: string }>(
    page.request,
    'POST',
    '/products/add-product',
    product,
  )

  await test.step('an owner makes a key, a program works with it, and revoking it ends that', async () => {
    const key = await makeKey(page)

    const holder = await request.newContext({
      extraHTTPHeaders: { authorization: `Bearer ${key}` },
    })
    expect(await productsOf(holder, store)).toMatchObject({ content: [{ name: 'Sencha' }] })
    expect((await holder.get(main(`/api/orders?storeId=${store.storeId}`))).status()).toBe(403)

    await page.reload()
    await expect(page.getByText(`vit_live_…${key.slice(-4)}`)).toBeVisible()
    await expect(page.getByText('Never used')).toBeHidden()
    await page.getByRole('button', { name: 'Revoke Stock sync' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke key' }).click()
    await expect(page.getByRole('heading', { name: 'No API keys yet' })).toBeVisible()
    expect(await productsOf(holder, store)).toMatchObject({ code: 'key_not_valid' })
    await holder.dispose()
  })

  await test.step('an owner is notified of an order, sees a failed delivery in the log and sends it again', async () => {
    const secret = await addWebhook(page, program)

    await page.getByRole('button', { name: 'Send a test' }).click()
    await expect(logged(page, 'test')).toContainText('Delivered')
    program.answers = 503
    await buy(page, storeDomain, slug)

    await page.goto(main('/dashboard/developers/webhooks'))
    await page.getByRole('link', { name: program.url }).click()
    await expect(logged(page, 'order.created')).toContainText('It answered 503. Tried once')
    await expect(logged(page, 'order.created')).toContainText('Retrying')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    program.answers = 200
    await page.getByRole('button', { name: 'order.created' }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByText('Not now')).toBeVisible()
    await expectAccessible(page)
    await drawer.getByRole('button', { name: 'Send again' }).click()
    await expect(drawer.getByText('Delivered')).toBeVisible({ timeout: 30_000 })
    await expect(drawer.getByText('Thanks')).toBeVisible()
    await drawer.getByRole('button', { name: 'Close' }).click()
    await expect(logged(page, 'order.created')).toContainText('Delivered')

    const orders = program.received.filter(({ headers }) => headers['vitrine-event'] !== 'test')
    expect(new Set(orders.map(({ headers }) => headers['vitrine-event-id'])).size).toBe(1)
    const { headers, body } = orders.at(-1)!
    const signed = `${String(headers['vitrine-timestamp'])}.${body}`
    const signature = createHmac('sha256', secret).update(signed).digest('hex')
    expect(headers['vitrine-signature']).toBe(`v1=${signature}`)
    expect(JSON.parse(body)).toMatchObject({ data: { orderNumber: 1001, total: 20 } })

    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete webhook' }).click()
    await expect(page.getByRole('heading', { name: 'No webhooks yet' })).toBeVisible()
  })

  await test.step('a switch that the server refuses says why', async () => {
    const webhook = { storeId, url: program.url, events: ['order.paid'] }
    const { id } = await ask<{ id: string }>(page.request, 'POST', '/webhooks', webhook)
    await page.goto(main(`/dashboard/developers/webhooks/${id}`))
    await page.getByRole('button', { name: 'Switch off' }).click()
    await expect(page.getByText('The webhook is off')).toBeVisible()
    const switchOn = page.getByRole('button', { name: 'Switch on' })
    await expect(switchOn).toBeVisible()
    await ask(page.request, 'DELETE', `/webhooks/${id}`)
    await switchOn.click()
    await expect(page.getByText('This does not exist, or it is no longer here.')).toBeVisible()
  })
})
