import { expect, test } from 'vitest'
import { renderContent } from '../../testing/render-content-fixture.tsx'
import { aSection } from '../../testing/section-fixture.tsx'

const show = (type: string, props: object = {}, mode?: 'canvas', form: object = {}) =>
  renderContent(
    [aSection('form', { ...form, childComponents: [aSection(type, { ...props }, 'field')] })],
    mode && { mode },
  )

test.each([
  ['fieldText', {}, 'type="text"'],
  ['fieldText', { asksFor: 'phone' }, 'type="tel"'],
  ['fieldText', { asksFor: 'name' }, 'autoComplete="name"'],
  ['fieldEmail', {}, 'type="email"'],
  ['fieldLongText', { rows: 9 }, 'rows="9"'],
  ['fieldChoice', {}, '<option value="An order">An order</option>'],
  ['fieldChoice', { shownAs: 'radio' }, 'type="radio"'],
  ['fieldChoice', { shownAs: 'several' }, 'type="checkbox"'],
  ['fieldCheckbox', { linkText: 'Privacy', url: '/policies/privacy' }, 'href="/policies/privacy"'],
])('%s with %j is a control named by its id, with a label and help', async (type, props, shown) => {
  const html = await show(type, { label: 'Tea?', help: 'Any will do.', ...props })
  expect(html).toContain(shown)
  for (const each of ['name="field"', '>Tea?</span>', '>Any will do.</p>', 'field-field-help"'])
    expect(html).toContain(each)
})

test.each(['fieldText', 'fieldEmail', 'fieldLongText', 'fieldChoice', 'fieldCheckbox'])(
  '%s says whether it has to be filled in',
  async (type) => {
    const asked = await show(type, { isRequired: true })
    expect(asked).toContain('required=""')
    expect(asked).not.toContain('(optional)')
    expect(await show(type, { isRequired: false })).toContain('(optional)')
    // Where it is hidden nobody could fill it in.
    expect(await show(type, { isRequired: true, root: { 'data-off': 'mobile' } })).not.toContain(
      'required',
    )
  },
)

test('on the canvas fields are inert, so that clicks select the block', async () => {
  expect(await show('fieldText', {}, 'canvas')).toMatch(/<input[^>]* inert=""/)
  expect(await show('fieldText')).not.toContain('inert')
})

test('outside a form shoppers see nothing of a field, and the owner why', async () => {
  const outside = [aSection('freeSection', { childComponents: [aSection('fieldText')] })]
  expect(await renderContent(outside)).not.toContain('<input')
  expect(await renderContent(outside, { mode: 'canvas' })).toContain('put it into a form section')
})

test.each([
  ['buttonText', { buttonText: 'Ask us' }, '>Ask us</button>'],
  ['buttonColor', { buttonColor: '#123456' }, '--accent:#123456;--on-accent:#ffffff'],
  ['maxWidth', { maxWidth: '400px' }, '--width:400px'],
  ['layout', { layout: 'grid', columns: '1 1' }, '--lay:grid'],
  ['textAlign', { textAlign: 'center' }, '--align:center'],
  ['padding', { padding: '1rem' }, '--pad:1rem'],
])('%s of the form is seen', async (_prop, form, shown) => {
  expect(await show('fieldText', {}, undefined, form)).toContain(shown)
})
