import { firstButtonStyles } from '@vitrine/contract/content/button-style.ts'
import { firstSchemes } from '@vitrine/contract/content/color-scheme.ts'
import type { Page, PageItem } from '@vitrine/contract/content/page.ts'
import { defaultTheme, type Theme } from '@vitrine/contract/content/theme.ts'
import { textStylesOf } from '@vitrine/contract/content/text-style.ts'
import { expect, test } from 'vitest'
import { aLivePage, textBlock } from '../../testing/a-live-page.ts'
import type { OwnedStore } from '../../testing/start-shop.ts'
import { startStorefront } from '../../testing/start-storefront.ts'
import { createPageCache } from './page-cache.ts'

const { shop } = await startStorefront(createPageCache())

const changeTheme = ({ owner, storeId }: OwnedStore, changes: Partial<Theme>) =>
  shop.call('PUT', '/api/store/update-theme', {
    as: owner,
    body: { storeId, theme: { ...defaultTheme, ...changes } },
  })

async function seen(store: OwnedStore, path = '/page/sale') {
  return await (await shop.fetch(path, { host: store.storeDomain })).text()
}

test('a section has the scheme that its owner chose, and one that is none is refused', async () => {
  const { store, save, published } = await aLivePage(
    shop,
    textBlock('a', { scheme: 'contrast' }),
    textBlock('b'),
  )
  expect(published.body.content[0]).toMatchObject({ scheme: 'contrast' })
  const html = await seen(store)
  expect(html).toContain('<section data-scheme="contrast" data-section-id="a"')
  expect(html.match(/data-scheme="/g)).toHaveLength(1)
  // The schemes of every theme are in the common style sheet.
  expect(html).not.toContain('<style>')

  const refused = await save(textBlock('a', { scheme: '"><script>' }))
  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  expect(JSON.stringify(refused.body)).toContain('There is no such colour scheme.')
})

test('a changed scheme is live on all pages; its colours of the theme follow the theme', async () => {
  const { store } = await aLivePage(shop, textBlock('a', { scheme: 'accent' }))
  const schemes = firstSchemes.map((scheme) =>
    scheme.id === 'accent' ? { ...scheme, accent: '#ffd23f' } : scheme,
  )
  expect((await changeTheme(store, { schemes, accentColor: '#2f6b4a' })).status).toBe(200)
  const rule = '[data-scheme=accent]{--page:#2f6b4a;--text:#ffffff;--accent:#ffd23f;'
  expect(await seen(store)).toContain(rule)
  expect(await seen(store, '/shop')).toContain(rule)
  // The browser gets the rules, not the data that they are made of.
  expect(await seen(store)).not.toContain('"schemes"')

  await changeTheme(store, { schemes, accentColor: '#8a3f1d' })
  expect(await seen(store)).toContain('[data-scheme=accent]{--page:#8a3f1d;')
})

test('a scheme whose text cannot be read is refused by its name', async () => {
  const store = await shop.aStore()
  const pale = { ...firstSchemes[0]!, name: 'Pale', text: '#dddddd' }
  const refused = await changeTheme(store, { schemes: [pale] })
  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  expect(JSON.stringify(refused.body)).toContain('The text of “Pale” must stand out')
  const twice = await changeTheme(store, { schemes: [firstSchemes[0]!, firstSchemes[0]!] })
  expect(JSON.stringify(twice.body)).toContain('Two colour schemes have the same id.')
  const odd = await changeTheme(store, { schemes: [{ ...pale, text: 'var(--x)' }] })
  expect(odd.status).toBe(400)
})

test('changed text styles, buttons and spacing are rules in the head of every page', async () => {
  const store = await shop.aStore()
  expect(await seen(store, '/')).not.toContain('<style>')
  const lead = textStylesOf(defaultTheme).lead
  const heading2 = { ...textStylesOf(defaultTheme).heading2, size: 3 }
  const primary = { ...firstButtonStyles.primary, fill: 'outline' as const }
  const saved = await changeTheme(store, {
    texts: { lead: { ...lead, size: 1.125, font: 'heading' }, heading2 },
    buttons: { primary },
    space: [4, 8, 12, 16, 20, 40, 60, 80],
  })
  expect(saved.status).toBe(200)
  const html = await seen(store, '/shop')
  expect(html).toContain('.t-lead{--t-font:var(--font-heading);--t-size:1.125rem;')
  // Titles of sections grow with Heading 2, whose first size is 2rem.
  expect(html).toMatch(/\.shop\{--heading-2:clamp\([^}]+;--titles:1\.5\}/)
  expect(html).toMatch(/@layer base\{\.button\{--face:transparent;--letters:var\(--accent\)/)
  expect(html).toContain('--space-5:1.25rem;--space-6:2.5rem')
  expect(html).not.toContain('"texts"')
})

test.each([
  ['a scale that falls', { space: [4, 8, 12, 16, 20, 10, 60, 80] }],
  ['a ninth step', { space: [4, 8, 12, 16, 20, 40, 60, 80, 90] }],
  ['a text of any size', { texts: { lead: { ...textStylesOf(defaultTheme).lead, size: 90 } } }],
  ['a button that leaves its rule', { buttons: { primary: { fill: '}*{display:none' } } }],
])('%s is refused', async (_, changes) => {
  const store = await shop.aStore()
  const refused = await changeTheme(store, changes as Partial<Theme>)
  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
})

test('a size can be a step of the spacing, which follows the theme', async () => {
  const section = textBlock('a')
  section.props['padding'] = '5step 2rem'
  const { store, save } = await aLivePage(shop, section)
  expect(await seen(store)).toContain('--pad:var(--space-5) 2rem')
  section.props['padding'] = '9step'
  expect((await save(section)).status).toBe(400)
})

test('a background and a motion are the same bytes for all, and cost nothing elsewhere', async () => {
  const image = '/media/stock/tea-hero.webp'
  const { store, published } = await aLivePage(
    shop,
    textBlock('a', {
      ground: { kind: 'image', image, shade: 40, position: 'top' },
      motion: 'rise',
    }),
    textBlock('b', { ground: { kind: 'pattern', pattern: 'grid', patternSize: 32 } }),
    textBlock('c', {
      ground: { kind: 'gradient', gradient: 'linear-gradient(90deg, #fff, #eee)' },
    }),
  )
  expect(published.body.content[0]).toMatchObject({ motion: 'rise', ground: { kind: 'image' } })
  const html = await seen(store)
  expect(html).toContain(`url(&quot;${image}&quot;) top/cover no-repeat var(--page)`)
  expect(html).toContain('color-mix(in srgb,var(--page) 40%,transparent)')
  expect(html).toContain('0 0/32px 32px var(--page)')
  expect(html).toContain('linear-gradient(90deg, #fff, #eee) var(--page)')
  expect(html).toContain('data-motion="rise"')
  const [style = ''] = /<style>.*?<\/style>/.exec(html) ?? []
  expect(style).toMatch(/^<style>@media screen and \(prefers-reduced-motion:no-preference\)/)
  expect(style).toContain('animation-timeline:view()')
  expect(style).not.toContain('m-fade')
  expect(await seen(store, '/shop')).not.toContain('<style>')
  // A shopper who comes from another page gets the rules with the sections.
  const { body: asked } = await shop.call<Page>('GET', '/api/page/get-page-by-domain', {
    host: store.storeDomain,
    body: { domain: store.storeDomain, slug: 'sale' },
  })
  const rules = asked.content.map(({ css }) => css)
  expect(rules).toEqual([expect.stringContaining('m-rise'), undefined, undefined])
})

test('phones get a background image of their own, or a smaller file', async () => {
  const { store } = await aLivePage(
    shop,
    textBlock('a', { ground: { kind: 'image', image: '/media/tea/hero-1280.webp', shade: 20 } }),
    textBlock('b', {
      ground: {
        kind: 'image',
        image: '/media/a/b-1280.webp',
        phoneImage: '/media/tea/tall-640.webp',
      },
    }),
    textBlock('c', { ground: { kind: 'image', image: 'https://images.example/wide.jpg' } }),
  )
  const html = await seen(store)
  expect(html).toContain('--bg-m:linear-gradient(')
  expect(html).toContain(
    'url(&quot;/media/tea/hero-768.webp&quot;) center/cover no-repeat var(--page)',
  )
  expect(html).toContain('--bg-m:url(&quot;/media/tea/tall-640.webp&quot;)')
  expect(html.match(/--bg-m:/g)).toHaveLength(2)
})

const withFilm = (type: string): PageItem => ({
  id: type,
  type,
  contentType: 'normal',
  props: {},
  ground: {
    kind: 'video',
    video: 'https://video.example/waves.mp4',
    poster: '/media/tea/waves-768.webp',
    shade: 30,
  },
})

test('a video plays behind a section without JavaScript, for those who want motion', async () => {
  const types = ['freeSection', 'textBlock', 'productGrid', 'quote', 'contactForm', 'statistics']
  const { store } = await aLivePage(shop, ...types.map(withFilm))
  const html = await seen(store)
  for (const type of types) expect(html).toContain(`data-section-id="${type}"`)
  for (const part of [
    /isolation:isolate/g,
    /<video autoplay="" muted="" loop="" playsinline=""[^>]*url\([^>]*waves-768.webp[^>]*opacity:0.7"/gi,
    /<source src="https:\/\/video.example\/waves.mp4" media="\(prefers-reduced-motion: no-preference\)"\/>/g,
  ])
    expect(html.match(part)).toHaveLength(types.length)
})

test.each([
  ['an image that is a script', { kind: 'image', image: 'javascript:alert(1)' }, 'ground.image'],
  ['a gradient that is none', { kind: 'gradient', gradient: 'url(//evil)' }, 'ground.gradient'],
  ['a pattern of another colour', { kind: 'pattern', patternColor: 'x;}' }, 'ground.patternColor'],
  ['a kind that is none', { kind: 'sound' }, 'ground'],
])('%s is refused with its place', async (_, ground, place) => {
  const { save } = await aLivePage(shop, textBlock('a'))
  const refused = await save(textBlock('a', { ground: ground as PageItem['ground'] }))
  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  expect(JSON.stringify(refused.body)).toContain(place)
})

test('dark colours come by the preference of the device, with the schemes made of them', async () => {
  const { store } = await aLivePage(shop, textBlock('a', { scheme: 'accent' }))
  const dark = {
    pageColor: '#101014',
    textColor: '#f2f0ec',
    accentColor: '#ffd23f',
    saleColor: '#ff9d92',
  }
  expect((await changeTheme(store, { dark, schemes: [...firstSchemes] })).status).toBe(200)
  const html = await seen(store)
  expect(html).toContain('style="--page:#ffffff;')
  expect(html).toContain(
    '@media (prefers-color-scheme:dark){.shop{--page:#101014!important;--text:#f2f0ec!important;',
  )
  expect(html).toMatch(/dark\)\{\.shop.*\[data-scheme=accent\]\{--page:#ffd23f;--text:#111111/)
  const pale = await changeTheme(store, { dark: { ...dark, textColor: '#222222' } })
  expect(JSON.stringify(pale.body)).toContain('The dark text must stand out')
})

test('a variable font is named in the head with its scripts, and loads before the style sheet', async () => {
  const store = await shop.aStore()
  await changeTheme(store, { headingFont: 'eb-garamond', bodyFont: 'inter' })
  const html = await seen(store, '/')
  const files = [...html.matchAll(/as="font"[^>]* href="([^"]+)"/g)].map(([, file]) => file)
  expect(files).toEqual([
    '/media/fonts/inter-5.3.0-latin.woff2',
    '/media/fonts/eb-garamond-5.3.0-latin.woff2',
  ])
  expect(html).toContain("@font-face{font-family:'EB Garamond';font-display:swap;")
  expect(html).toContain('src:url(/media/fonts/inter-5.3.0-cyrillic.woff2)')
  expect(html).toContain(
    ":root{--font-inter:'Inter','Inter stand-in','Inter stand-in wide',var(--font-sans)}",
  )
  // Arial in the size of Inter: nothing moves when the font comes.
  expect(html).toContain(
    "@font-face{font-family:'Inter stand-in';src:local('Arial'),local('Liberation Sans'),local('Roboto');size-adjust:106.7%;ascent-override:90.8%;",
  )
  expect(html).toMatch(/'EB Garamond stand-in';src:local\('Times New Roman'\)/)
  expect(html).toContain('--font-body:var(--font-inter)')
})
