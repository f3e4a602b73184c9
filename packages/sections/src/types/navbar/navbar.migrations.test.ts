import { expect, test } from 'vitest'
import { normalizeContent } from '../../render/normalize-content.ts'

test('a navigation of version 1 loses the theme of the whole shop, and nothing else', () => {
  const props = {
    logoText: 'Tea House',
    textColor: '#112233',
    fontFamily: 'sans',
    headingFont: 'serif',
    accentColor: '#2f5d50',
    pageColor: '#f7f3e6',
    pageTextColor: '#2b2a24',
    cornerRadius: '4px',
  }
  const [item] = normalizeContent([
    { id: 'nav', type: 'navbar', contentType: 'global', v: 1, props },
  ])
  expect(item).toMatchObject({ v: 3, props: { logoText: 'Tea House', textColor: '#112233' } })
  for (const key of ['fontFamily', 'headingFont', 'accentColor', 'pageColor', 'cornerRadius'])
    expect(item?.props).not.toHaveProperty(key)
})
