import { expect, test } from 'vitest'
import { policyKinds } from './policy-kinds.ts'
import { policyRegions, regionOf } from './templates/policy-regions.ts'
import { gapsIn } from './gaps-in.ts'
import { policyTemplate } from './policy-template.ts'
import { templateHtml } from './template-html.ts'

const teaHouse = {
  shopName: 'Tea House',
  legalName: 'Tea & Co <GmbH>',
  address: ['Lindenweg 1', '10115 Berlin'],
  email: 'hello@tea.example',
  phone: '+49 30 1234',
  website: 'tea.example',
  taxId: 'DE123456789',
  registration: 'HRB 1234, Berlin',
}

test.each(policyRegions.flatMap((region) => policyKinds.map((kind) => [region, kind] as const)))(
  'the template of %s for %s has headings, and only tags that editors know',
  (region, kind) => {
    const html = policyTemplate(kind, region, teaHouse)
    expect(html).toMatch(/^<h2>/)
    expect(html.replaceAll(/<\/?(?:h2|p|ul|li)>|<br \/>/g, '')).not.toMatch(/[<>]/)
    expect(html).not.toContain('undefined')
  },
)

test('a template has what the settings say of the seller, as text', () => {
  const html = policyTemplate('imprint', 'de', teaHouse)
  expect(html).toContain('Tea &amp; Co &lt;GmbH&gt;<br />Lindenweg 1<br />10115 Berlin')
  expect(html).toContain('VAT ID: DE123456789')
})

test('what the settings do not say is a gap, which is found until it is filled', () => {
  const html = policyTemplate('imprint', 'general', { ...teaHouse, phone: '', email: '' })
  expect(gapsIn(html)).toEqual(['email address', 'phone number'])
  expect(gapsIn(html.replaceAll(/\[[^\]]+\]/g, 'x'))).toEqual([])
})

test('the law depends on the country', () => {
  expect(['DE', 'AT', 'CH', 'FR', 'GB', 'US', 'JP'].map(regionOf)).toEqual([
    'de',
    'at',
    'ch',
    'eu',
    'uk',
    'us',
    'general',
  ])
  expect(policyTemplate('returns', 'eu', teaHouse)).toContain('14 days')
  expect(policyTemplate('terms', 'de', teaHouse)).toContain('§ 36 VSBG')
  expect(policyTemplate('terms', 'us', teaHouse)).not.toContain('§ 36 VSBG')
})

test('blocks become headings, lists and paragraphs', () => {
  expect(templateHtml(['## A', false, '- b\n- c', 'd\ne'])).toBe(
    '<h2>A</h2><ul><li><p>b</p></li><li><p>c</p></li></ul><p>d<br />e</p>',
  )
})
