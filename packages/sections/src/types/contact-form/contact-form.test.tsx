import { describe, expect, test } from 'vitest'
import { renderContent } from '../../testing/render-content-fixture.tsx'
import { aSection } from '../../testing/section-fixture.tsx'
import { contactFormSchema, type ContactFormProps } from './contact-form.schema.ts'

const render = (props: Partial<ContactFormProps> = {}, mode: 'shop' | 'canvas' = 'shop') =>
  renderContent([aSection('contactForm', { ...props })], { mode })

test.each([
  ['header', 'Get in Touch'],
  ['infoTitle', 'Contact Information'],
  ['successTitle', 'Message Sent Successfully!'],
  ['successBody', "We'll get back to you within 24 hours"],
] as const)('its %s is “%s” unless the owner says otherwise', (prop, text) => {
  expect(contactFormSchema.defaults[prop]).toBe(text)
})

describe('what the owner writes is shown', () => {
  test.each(['header', 'infoTitle', 'companyName', 'address', 'phone', 'email'] as const)(
    '%s',
    async (prop) => {
      expect(await render({ [prop]: '555 Tea Lane' })).toContain('>555 Tea Lane<')
      expect(await render({ [prop]: '' })).not.toContain(contactFormSchema.defaults[prop])
    },
  )
})

test('phone and email are links to call and to write', async () => {
  const html = await render({ phone: '+49 (341) 55-5', email: 'tea@example.com' })
  expect(html).toContain('href="tel:+49341555"')
  expect(html).toContain('href="mailto:tea@example.com"')
})

describe.each([
  ['showInstagram', 'instagramLink', 'Instagram'],
  ['showTwitter', 'twitterLink', 'Twitter'],
  ['showFacebook', 'facebookLink', 'Facebook'],
  ['showPinterest', 'pinterestLink', 'Pinterest'],
] as const)('%s', (toggle, link, name) => {
  const address = 'https://example.com/tea'

  test('shows the icon with its link', async () => {
    const html = await render({ [toggle]: true, [link]: address })
    expect(html).toMatch(new RegExp(`href="${address}"[^>]*>.*>${name}</span>`))
  })

  test('hides the icon, and its link in the settings', async () => {
    expect(await render({ [toggle]: false, [link]: address })).not.toContain(address)
    const setting = contactFormSchema.settings.find(({ key }) => key === link)
    expect(setting?.visibleIf).toEqual({ setting: toggle, is: true })
  })

  test('without a link the icon is there for the owner only', async () => {
    expect(await render({ [toggle]: true })).not.toContain(`>${name}</span>`)
    expect(await render({ [toggle]: true }, 'canvas')).toContain(`>${name}</span>`)
  })
})

describe('colours', () => {
  test.each([
    ['backgroundColor', '--bg:#123456'],
    ['textColor', 'color:#123456'],
    ['formBackgroundColor', '--form-bg:#123456'],
    ['formTextColor', '--form-text:#123456'],
    ['infoBackgroundColor', '--info-bg:#123456'],
    ['infoTextColor', '--info-text:#123456'],
    ['buttonColor', '--accent:#123456'],
    ['buttonTextColor', '--on-accent:#123456'],
  ] as const)('%s', async (prop, style) => {
    expect(await render()).not.toContain('#123456')
    expect(await render({ [prop]: '#123456' })).toContain(style)
  })

  test('a dark button without a colour for its text gets a light one', async () => {
    expect(await render({ buttonColor: '#123456' })).toContain('--on-accent:#ffffff')
  })
})

test('padding, margin and font are those of the settings', async () => {
  const html = await render({ padding: '11px', margin: '12px', fontFamily: 'serif' })
  expect(html).toContain('--pad:11px')
  expect(html).toContain('--mar:12px')
  expect(html).toContain('font-family:var(--font-serif)')
})

test('all four fields are required, the address is of type email, the message has 10 rows', async () => {
  const html = await render()
  const fieldNamed = (name: string) =>
    [...html.matchAll(/<(?:input|textarea)[^>]*>/g)].find(([tag]) =>
      tag.includes(`name="${name}"`),
    )?.[0] ?? ''
  for (const name of ['name', 'customerEmail', 'subject', 'message'])
    expect(fieldNamed(name)).toContain('required=""')
  expect(fieldNamed('customerEmail')).toContain('type="email"')
  expect(fieldNamed('message')).toContain('rows="10"')
})

test('on the canvas the form is inert, so that clicks select the section', async () => {
  expect(await render({}, 'canvas')).toMatch(/<form[^>]* inert=""/)
  expect(await render()).not.toContain('inert')
})
