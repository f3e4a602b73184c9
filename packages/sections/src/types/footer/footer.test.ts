import { expect, test } from 'vitest'
import { isVisible } from '../../kit/setting.ts'
import { showSection } from '../../testing/show-section-fixture.ts'
import { footerSchema } from './footer.schema.ts'

const link = { id: 'l', label: 'Imprint', url: '/page/imprint', type: 'internal', target: '_self' }
const instagram = { id: 'i', icon: 'instagram', url: 'https://instagram.com/tea' }

function choicesOf(key: 'socialIcons' | 'paymentIcons') {
  const list = footerSchema.settings.find((each) => each.key === key)
  const icon = list?.kind === 'list' ? list.settings.find((each) => each.key === 'icon') : undefined
  return icon?.kind === 'select' ? icon.options.map(({ value }) => value) : []
}

test('the networks and payment icons are these, and a new footer has all of them', () => {
  const { socialIcons, paymentIcons } = footerSchema.defaults
  const networks = ['instagram', 'twitter', 'facebook', 'pinterest']
  const cards = ['visa', 'mastercard', 'amex', 'paypal']
  expect(choicesOf('socialIcons')).toEqual(networks)
  expect(socialIcons.map(({ icon }) => icon)).toEqual(networks)
  expect(choicesOf('paymentIcons')).toEqual(cards)
  expect(paymentIcons.map(({ icon }) => icon)).toEqual(cards)
})

test('a new footer has the shop’s name, two columns and a line of copyright', () => {
  const { defaults } = footerSchema
  expect(defaults).toMatchObject({
    logoType: 'text',
    logoText: 'Your shop',
    logoImage: '',
    showNewsletter: true,
    copyrightText: 'All rights reserved.',
    padding: { base: '4rem 2rem 2rem', mobile: '3rem 1.25rem 1.5rem' },
    backgroundColor: '',
    textColor: '',
  })
  expect(defaults.columns.map(({ title }) => title)).toEqual(['Shop', 'Company'])
})

test.each([
  ['logoText', { logoText: 'Tea House' }, '>Tea House</span></a>'],
  ['logoImage', { logoType: 'image', logoImage: '/sign.webp' }, 'src="/sign.webp"'],
  ['tagline', { tagline: 'Since 2011' }, '>Since 2011</p>'],
  ["a column's title", { columns: [{ id: 'c', title: 'House', links: [] }] }, '>House</h2>'],
  ["a column's link", { columns: [{ id: 'c', title: '', links: [link] }] }, 'href="/page/imprint"'],
  ['socialIcons', { socialIcons: [instagram] }, 'href="https://instagram.com/tea" target="_blank"'],
  ['paymentIcons', {}, 'aria-label="Mastercard"'],
  ['copyrightText', { copyrightText: '© Tea' }, '>© Tea</p>'],
  ['padding', { padding: '1rem' }, '--pad:1rem'],
  ['backgroundColor', { backgroundColor: '#eee' }, '--bg:#eee'],
  ['textColor', { textColor: '#123456' }, 'color:#123456'],
])('%s is seen', async (_prop, props, shown) => {
  expect(await showSection('footer', props)).toContain(shown)
})

test.each([
  ['a network without an address', {}, 'instagram'],
  ['ways to pay', { paymentIcons: [] }, 'Ways to pay'],
])('%s can be left out', async (_what, props, hidden) => {
  expect(await showSection('footer', props)).not.toContain(hidden)
})

test('owners see the networks that have no address yet', async () => {
  expect(await showSection('footer', {}, 'canvas')).toContain('>Instagram</span>')
})

test.each([
  ['logoText', { logoType: 'text' }, true],
  ['logoText', { logoType: 'image' }, false],
  ['logoImage', { logoType: 'image' }, true],
  ['logoImage', { logoType: 'text' }, false],
])('the setting of %s with %j is offered: %s', (key, props, isOffered) => {
  const setting = footerSchema.settings.find((each) => each.key === key)
  expect(setting && isVisible(setting, props)).toBe(isOffered)
})
