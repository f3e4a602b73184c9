import { expect, test } from 'vitest'
import { activityText } from './activity-text.ts'

const text = (kind: string, subjectName = '', data: Record<string, unknown> = {}) =>
  activityText({ kind, actorName: 'Mara', subjectName, data }, 'EUR')

test.each([
  [
    text('products.updateProduct', 'Sencha 100 g', { changes: { price: [1450, 1500] } }),
    'Mara raised Sencha 100 g from €14.50 to €15.00',
  ],
  [
    text('products.quickEdit', 'Sencha', { changes: { price: [1500, 1450] } }),
    'Mara lowered Sencha from €15.00 to €14.50',
  ],
  [
    text('products.updateProduct', 'Sencha', {
      changes: { discountPrice: [null, 1200], status: ['draft', 'active'] },
    }),
    'Mara changed Sencha: discount price from none to €12.00, status from draft to active',
  ],
  [text('products.bulkDelete', '', { count: 12 }), 'Mara deleted 12 products'],
  [text('category.bulkUpdate', '', { count: 2 }), 'Mara changed 2 categories'],
  [text('apiKeys.revoke'), 'Mara revoked an API key'],
  [text('orders.addRefund', 'order #1001', { amount: 500 }), 'Mara refunded order #1001 (€5.00)'],
  [
    text('store.updateStoreGeneralDetails', '', { changes: { country: ['DE', 'AT'] } }),
    'Mara changed the shop’s details: country from DE to AT',
  ],
  [text('shipping.update'), 'Mara changed the shipping settings'],
])('%s', (written, sentence) => {
  expect(written).toBe(sentence)
})

test('what another version recorded does not break the list', () => {
  expect(text('future.act', 'Sencha')).toBe('Mara did “future.act” to Sencha')
  expect(text('future.act')).toBe('Mara did “future.act” to a something')
  expect(
    text('products.updateProduct', 'Sencha', { changes: { price: 'odd', x: [{}, null] } }),
  ).toBe('Mara changed Sencha: x from none to none')
})
