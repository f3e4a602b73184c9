import type {
  StoredFulfilment,
  StoredLine,
  StoredOrder,
  StoredPayment,
  StoredRefund,
} from '../queries.ts'

export interface MailedOrder {
  order: Pick<
    StoredOrder,
    | 'id'
    | 'number'
    | 'numberPrefix'
    | 'token'
    | 'email'
    | 'phone'
    | 'shippingAddress'
    | 'shippingRate'
    | 'note'
    | 'taxId'
    | 'answers'
    | 'currency'
    | 'subtotal'
    | 'discount'
    | 'shipping'
    | 'paymentFee'
    | 'tax'
    | 'taxIncluded'
    | 'taxes'
    | 'total'
    | 'paymentMethod'
    | 'paymentOffer'
    | 'paymentStatus'
    | 'fulfilmentStatus'
    | 'cancelReason'
  >
  parts: {
    lines: Pick<StoredLine, 'id' | 'name' | 'options' | 'image' | 'quantity' | 'total'>[]
    fulfilments: Pick<StoredFulfilment, 'id' | 'lines' | 'carrier' | 'trackingUrl'>[]
    payments: Pick<StoredPayment, 'id' | 'kind' | 'amount' | 'status'>[]
    refunds: Pick<StoredRefund, 'id' | 'lines' | 'shipping'>[]
  }
}
