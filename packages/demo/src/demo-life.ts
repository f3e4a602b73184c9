import type { CancelReason } from '@vitrine/commerce/orders/order-state.ts'
import type { Address } from '@vitrine/contract/sales/address.ts'
import type { DiscountInput } from '@vitrine/contract/sales/discounts.ts'

export interface DemoLife {
  settings?: DemoSettings
  discounts: readonly DiscountInput[]
  file?: DemoFile
  /** Oldest first. */
  orders: readonly DemoOrder[]
  draft?: DemoDraft
  abandoned?: DemoAbandoned
  messages: readonly DemoMessage[]
  subscribers: readonly DemoSubscriber[]
  /** Counts of searches without results, by term. */
  searches: Readonly<Record<string, number>>
}

export interface DemoSettings {
  bankInstructions: string
  pickup: { name: string; address: string; hours: string; readyIn: string }
  customField: { id: string; label: string }
}

export interface DemoFile {
  hoursAgo: number
  name: string
  /** In Vitrine's own columns. */
  csv: string
}

export interface DemoPerson extends Address {
  email: string
}

export interface DemoLine {
  product: string
  variation?: Readonly<Record<string, string>>
  quantity: number
}

export interface DemoOrder {
  hoursAgo: number
  person: DemoPerson
  lines: readonly DemoLine[]
  payment: 'cod' | 'bank'
  isPickup?: boolean
  discountCode?: string
  note?: string
  answer?: string
  acts: readonly DemoAct[]
}

/** An owner's action, `after` hours after the order. */
export type DemoAct = { after: number } & (
  | { kind: 'payment' | 'archive' | 'refundAll' }
  | { kind: 'fulfilment'; onlyFirstLine?: boolean; carrier?: string; trackingUrl?: string }
  | { kind: 'refundFirstLine'; reason: string }
  | { kind: 'cancellation'; reason: CancelReason }
  | { kind: 'note'; text: string }
)

export interface DemoDraft {
  hoursAgo: number
  person: DemoPerson
  lines: readonly DemoLine[]
  discount: { percent: number; reason: string }
  note: string
}

export interface DemoAbandoned {
  hoursAgo: number
  person: DemoPerson
  lines: readonly DemoLine[]
}

export interface DemoMessage {
  hoursAgo: number
  name: string
  customerEmail: string
  subject: string
  message: string
  isRead: boolean
}

export interface DemoSubscriber {
  daysAgo: number
  email: string
  isConfirmed: boolean
}
