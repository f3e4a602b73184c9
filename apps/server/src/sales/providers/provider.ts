/** The keys of one store's account at a provider. */
export interface ProviderKeys {
  secretKey: string
  capture: 'automatic' | 'manual'
}

export interface Account {
  name: string
  isLive: boolean
}

/** What is to be paid. Amounts are minor units as ISO 4217 has them; a provider's own may differ. */
export interface SessionRequest {
  checkoutId: string
  storeId: string
  storeName: string
  /** Asked twice for the same attempt, a provider answers with the same session. */
  attempt: number
  total: number
  currency: string
  pieces: number
  email: string
  expiresAt: Date
  /** Where the shopper comes back to, paid or not. */
  successUrl: string
  cancelUrl: string
}

interface Session {
  id: string
  url: string
}

/** How a session stands, as the provider says when it is asked. */
export interface SessionState {
  state: 'open' | 'waiting' | 'authorised' | 'paid' | 'closed'
  /** The payment's name at the provider, once there is one. */
  reference: string | null
  /** Minor units; undefined where it is not an amount of the currency. */
  amount: number | undefined
  currency: string
  /** For which checkout it was made. */
  checkoutId: string | null
}

export type PaymentStanding = 'waiting' | 'authorised' | 'paid' | 'voided'

/** How a payment stands at the provider, whoever changed it. */
interface PaymentFound {
  standing: PaymentStanding
  /** For which checkout it was made. */
  checkoutId: string | null
}

export interface Movement {
  /** The payment's name at the provider. */
  reference: string
  amount: number
  currency: string
  /** The same one moves the money once, however often it is asked. */
  idempotencyKey: string
}

export interface RefundState {
  reference: string
  status: 'pending' | 'succeeded' | 'failed'
  problem: string | null
}

/** A refund in the provider's own books, whoever made it. */
export interface RefundFound extends RefundState {
  /** Minor units; undefined where it is not an amount of the currency. */
  amount: number | undefined
  currency: string
  /** The idempotency key that the shop made it with; null where it was made elsewhere. */
  idempotencyKey: string | null
}

/** A payment that its shopper asks the bank to take back. */
export interface DisputeFound {
  /** The disputed payment's name; null where it is none of a session. */
  payment: string | null
  state: 'open' | 'won' | 'lost'
  amount: number | undefined
  currency: string
  /** In the provider's words. */
  reason: string
  /** Until when the owner may answer. */
  answerBy: Date | null
}

/** What an event is about; it says no more, for the provider is asked how things stand. */
export interface ProviderEvent {
  id: string
  type: string
  isLive: boolean
  about:
    | { kind: 'session'; session: string; checkoutId: string | null }
    | { kind: 'payment'; reference: string }
    /** Something of this payment was given back, or an attempt to do so ended. */
    | { kind: 'refund'; payment: string }
    | { kind: 'dispute'; dispute: string }
    | { kind: 'other' }
}

/** What a provider refused for good: asking again would not help. */
export class ProviderRefused extends Error {}

/** An event that is not believed; its message is for the owner. */
export class EventRefused extends Error {}

/** A provider of payments with a page of its own. Each is a folder beside this file. */
export interface PaymentProvider {
  /** As people call it. */
  name: string
  /** @throws ProviderRefused where the key is not good */
  findAccount(secretKey: string): Promise<Account>
  startSession(keys: ProviderKeys, request: SessionRequest): Promise<Session>
  readSession(keys: ProviderKeys, session: string): Promise<SessionState>
  /** Nobody can pay it any more, unless it was paid before. */
  endSession(keys: ProviderKeys, session: string): Promise<void>
  readPayment(keys: ProviderKeys, reference: string): Promise<PaymentFound>
  capture(keys: ProviderKeys, movement: Movement): Promise<void>
  void(keys: ProviderKeys, movement: Movement): Promise<void>
  refund(keys: ProviderKeys, movement: Movement): Promise<RefundState>
  readRefund(keys: ProviderKeys, reference: string): Promise<RefundState>
  /** All that was given back of a payment, or was to be. */
  listRefunds(keys: ProviderKeys, payment: string): Promise<RefundFound[]>
  readDispute(keys: ProviderKeys, dispute: string): Promise<DisputeFound>
  /** @throws EventRefused */
  readEvent(raw: string, headers: Headers, secret: string, now: Date): Promise<ProviderEvent>
}
