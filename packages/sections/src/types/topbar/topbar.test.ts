import { expect, test } from 'vitest'
import { showSection } from '../../testing/show-section-fixture.ts'
import { topbarSchema } from './topbar.schema.ts'

const sale = { id: 'sale', icon: 'tag', text: 'Sale until Sunday' }
const show = (props: Record<string, unknown> = {}) =>
  showSection('topbar', { messages: [sale], ...props })

test('one round of messages takes twelve seconds, and the bar can be closed', () => {
  expect(topbarSchema.defaults).toMatchObject({
    animationDuration: 12,
    showRemove: false,
    showClose: true,
    margin: '0',
    padding: '0.6rem 1rem',
    backgroundColor: '',
    textColor: '',
    fontSize: '0.8125rem',
    fontWeight: '500',
  })
  expect(topbarSchema.defaults.messages).toHaveLength(3)
})

test('every message is shown twice, so that no gap runs through, and read out once', async () => {
  const html = await show()
  expect(html.match(/Sale until Sunday/g)).toHaveLength(2)
  expect(html.match(/<ul class="round" aria-hidden="true">/g)).toHaveLength(1)
})

test.each([
  ['messages', {}, '>Sale until Sunday</span>'],
  ['icon by name', {}, '<svg class="icon"'],
  ['icon as emoji', { messages: [{ ...sale, icon: '🍵' }] }, '<span aria-hidden="true">🍵</span>'],
  ['animationDuration', { animationDuration: 30 }, '--round:30s'],
  ['showRemove', { showRemove: true }, 'aria-label="Remove “Sale until Sunday”"'],
  ['showClose', {}, 'aria-label="Close announcements"'],
  ['the row, which pauses under the focus', {}, '<div class="window" tabindex="0">'],
  ['margin', { margin: '1rem' }, '--mar:1rem'],
  ['padding', { padding: '2rem' }, '--pad:2rem'],
  ['backgroundColor', { backgroundColor: '#123456' }, '--bg:#123456'],
  ['text that reads on its ground', { backgroundColor: '#ffff00' }, 'color:#111111'],
  ['textColor', { textColor: '#abcdef' }, 'color:#abcdef'],
  ['fontSize', { fontSize: '20px' }, 'font-size:20px'],
  ['fontWeight', { fontWeight: '700' }, 'font-weight:700'],
])('%s is seen', async (_prop, props, shown) => {
  expect(await show(props)).toContain(shown)
})

test.each([
  ['an icon', { messages: [{ ...sale, icon: '' }], showClose: false }, '<svg'],
  ['the remove button', {}, 'aria-label="Remove'],
  ['the close button', { showClose: false }, 'aria-label="Close'],
  ['the bar without messages', { messages: [] }, 'data-section-id'],
])('%s can be left out', async (_what, props, hidden) => {
  expect(await show(props)).not.toContain(hidden)
})
