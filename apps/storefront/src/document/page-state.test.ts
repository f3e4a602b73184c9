import { defaultTemplates } from '@vitrine/commerce/seo/seo-templates.ts'
import { defaultTheme } from '@vitrine/contract/content/theme.ts'
import { expect, test } from 'vitest'
import { serialiseState, type PageState } from './page-state.ts'

const store = {
  storeId: '1',
  name: '',
  currency: 'EUR',
  fbPixelId: '',
  storeDomain: 'tea.localhost',
  timeZone: 'Europe/Berlin',
  theme: defaultTheme,
  seo: defaultTemplates,
  policies: [],
}

test('what an owner typed can neither end the script nor begin a comment in it', () => {
  const name = '</script><!--<script>\u2028\u2029'
  const state: PageState = { store: { ...store, name }, place: { pathname: '/' }, answers: [] }
  const written = serialiseState(state)
  expect(written).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(written)).toEqual(state)
})
