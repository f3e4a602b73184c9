import { expect, test } from 'vitest'
import { isVisible } from '../../kit/setting.ts'
import { showSection } from '../../testing/show-section-fixture.ts'
import { navbarSchema } from './navbar.schema.ts'

const link = { id: 'a', label: 'Teas', url: 'shop', type: 'internal', target: '_self' }
const show = (props: Record<string, unknown> = {}, mode: 'shop' | 'canvas' = 'shop') =>
  showSection('navbar', { links: [link], ...props }, mode)

test('the shop’s name is first, with search and cart, and stays in view', () => {
  expect(navbarSchema.defaults).toMatchObject({
    styling: 'default',
    logoType: 'text',
    logoText: 'Your shop',
    logoImage: '',
    showSearch: true,
    searchStyle: 'compact',
    showAccount: false,
    showCart: true,
    cartCounter: true,
    sticky: true,
  })
})

test.each([
  ['links', {}, '<a href="/shop" class="link"><span dir="auto">Teas</span></a>'],
  [
    'external links',
    { links: [{ ...link, url: 'example.org', type: 'external' }] },
    'href="https://example.org"',
  ],
  [
    'target',
    { links: [{ ...link, target: '_blank' }] },
    'target="_blank" rel="noopener noreferrer"',
  ],
  ['styling', { styling: 'centered' }, 'class="section root sticky border centered"'],
  ['logoText', { logoText: 'Tea House' }, '>Tea House</span></a>'],
  ['logoImage', { logoType: 'image', logoImage: '/sign.webp' }, 'src="/sign.webp"'],
  ['a logo that is missing', { logoType: 'image', logoText: 'Tea House' }, '>Tea House</span></a>'],
  ['showSearch', {}, 'aria-label="Search"'],
  ['searchStyle', { searchStyle: 'expand' }, 'aria-label="Search products"'],
  ['showCart', {}, 'aria-label="Cart, 0 items"'],
  ['showAccount', { showAccount: true, accountUrl: '/page/account' }, 'href="/page/account"'],
  ['sticky', {}, 'root sticky'],
  ['showBorder', {}, 'sticky border'],
  ['padding', { padding: '3rem' }, '--pad:3rem'],
  ['margin', { margin: '2rem' }, '--mar:2rem'],
  ['maxWidth', { maxWidth: '900px' }, '--nav-width:900px'],
  ['linkSpacing', { linkSpacing: '3rem' }, '--nav-gap:3rem'],
  ['logoSize', { logoSize: '3rem' }, '--nav-logo:3rem'],
  ['fontSize', { fontSize: '18px' }, '--nav-size:18px'],
  ['fontWeight', { fontWeight: '700' }, '--nav-weight:700'],
  ['iconSize', { iconSize: '30px' }, '--nav-icon:30px'],
  ['backgroundColor', { backgroundColor: '#eee' }, '--bg:#eee'],
  ['textColor', { textColor: '#123456' }, 'color:#123456'],
  ['hoverColor', { hoverColor: '#f00' }, '--nav-hover:#f00'],
  ['badgeColor', { badgeColor: '#ff0' }, '--badge:#ff0;--on-badge:#111111'],
  ['the menu of phones', {}, 'aria-label="Menu" aria-haspopup="dialog"'],
])('%s is seen', async (_prop, props, shown) => {
  expect(await show(props)).toContain(shown)
})

test.each([
  ['search', { showSearch: false }, 'Search'],
  ['the box of a compact search', {}, '<input'],
  ['the cart', { showCart: false }, 'Cart'],
  ['the counter of an empty cart', {}, 'badge'],
  ['the account', { accountUrl: '/page/account' }, 'Account'],
  ['stickiness', { sticky: false }, 'sticky'],
  ['the line below', { showBorder: false }, 'border'],
])('%s can be left out', async (_what, props, hidden) => {
  expect(await show(props)).not.toContain(hidden)
})

test.each(['shop', 'canvas'] as const)('showAccount alone shows the icon (%s)', async (mode) => {
  const html = await show({ showAccount: true }, mode)
  expect(html).toContain('<span role="img" class="tool" aria-label="Account">')
})

test.each([
  ['logoText', { logoType: 'text' }, true],
  ['logoText', { logoType: 'image' }, false],
  ['logoImage', { logoType: 'image' }, true],
  ['logoImage', { logoType: 'text' }, false],
  ['searchStyle', { showSearch: true }, true],
  ['searchStyle', { showSearch: false }, false],
  ['cartCounter', { showCart: true }, true],
  ['cartCounter', { showCart: false }, false],
  ['accountUrl', { showAccount: false }, false],
])('the setting of %s with %j is offered: %s', (key, props, isOffered) => {
  const setting = navbarSchema.settings.find((each) => each.key === key)
  expect(setting && isVisible(setting, props)).toBe(isOffered)
})
