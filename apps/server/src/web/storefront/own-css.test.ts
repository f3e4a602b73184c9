import type { RefusalBody } from '@vitrine/contract/call/refusal.ts'
import type { Page } from '@vitrine/contract/content/page.ts'
import { expect, test } from 'vitest'
import { startStorefront } from '../../testing/start-storefront.ts'
import { createPageCache } from './page-cache.ts'

const { shop } = await startStorefront(createPageCache(undefined))

const hero = (css: string) => ({ id: 'top', type: 'hero', contentType: 'normal', props: {}, css })

async function publish(content: unknown[]) {
  const store = await shop.aStore()
  const as = store.owner
  const { body: page } = await shop.call<Page>('POST', '/api/page/add-page', {
    as,
    body: { storeId: store.storeId, name: 'Sale' },
  })
  const saved = await shop.call<Page & RefusalBody>('PUT', '/api/page/update-all-content', {
    as,
    body: { pageId: page.id, content, publish: true },
  })
  const shown = async () =>
    await (await shop.fetch('/page/sale', { host: store.storeDomain })).text()
  return { saved, shown }
}

test('own CSS of a section of the specification reaches that section only', async () => {
  const { saved, shown } = await publish([hero('h2 { letter-spacing: 3px } & { color: #123456 }')])
  expect(saved.status).toBe(200)
  expect(saved.body.content[0]).toMatchObject({ css: expect.stringContaining('h2 {') })
  expect(await shown()).toContain(
    '<style>[data-section-id="top"]{contain:paint;isolation:isolate}[data-section-id="top"] h2{letter-spacing:3px}[data-section-id="top"]{color:#123456}</style>',
  )
})

test.each([
  ['an image from elsewhere', 'h2 { background: url(//evil.example) }', 'loads'],
  ['an import', '@import "https://evil.example"', 'not closed'],
  ['what covers the checkout', '& { position: fixed }', 'cover the page'],
  ['an expression', 'h2 { width: expression(alert(1)) }', 'loads or runs'],
  ['the end of the style', '</style><script>x()</script>', 'no <'],
  ['more than the budget', `h2 { color: red } ${'p { color: red } '.repeat(300)}`, ''],
])('%s is refused with a sentence', async (_what, css, said) => {
  const { saved, shown } = await publish([hero(css)])
  expect(saved).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  expect(saved.body.issues?.[0]).toMatchObject({
    path: 'content.0.css',
    message: expect.stringContaining(said),
  })
  expect(await shown()).not.toContain('data-section-id="top"]')
})

test('a header, a block, and a section with a setting for it take none here', async () => {
  for (const type of ['heading', 'accordion']) {
    const contentType = type === 'heading' ? 'block' : 'normal'
    const item = { id: 'a', type, contentType, props: {}, css: 'p { color: red }' }
    const { saved } = await publish(
      type === 'heading'
        ? [{ ...hero(''), type: 'freeSection', props: { childComponents: [item] }, css: undefined }]
        : [item],
    )
    expect(saved.body.issues?.[0]?.message).toBe('Own CSS is for sections of a page.')
  }
})
