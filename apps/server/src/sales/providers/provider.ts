export interface ProviderKeys {
  secretKey: string
  capture: 'automatic' | 'manual'
}

export interface Account {
  name: string
  isLive: boolean
}

/** Amounts are ISO 4217 minor units; a provider's own units may differ. */
export interface SessionRequest {
  checkoutId: string
  storeId: string
  storeName: string
  /** Idempotency: the same attempt returns the same session. */
  attempt: number
  total: number
  currency: string
  pieces: number
  email: string
  expiresAt: Date
  /** Return address, paid or not. */
  successUrl: string
  cancelUrl: string
}

interface Session {
  id: string
  url: string
}

export interface SessionState {
  state: 'open' | 'waiting' | 'authorised' | 'paid' | 'closed'
  reference: string | null
  /** Minor units; undefined if it is not an amount of the currency. */
  amount: number | undefined
  currency: string
  checkoutId: string | null
}

export type PaymentStanding = 'waiting' | 'authorised' | 'paid' | 'voided'

interface PaymentFound {
  standing: PaymentStanding
  checkoutId: string | null
}

export interface Movement {
  reference: string
  amount: number
  currency: string
  /** Moves the money once, however often the call is repeated. */
  idempotencyKey: string
}

export interface RefundState {
  reference: string
  status: 'pending' | 'succeeded' | 'failed'
  problem: string | null
}

export interface RefundFound extends RefundState {
  /** Minor units; undefined if it is not an amount of the currency. */
  amount: number | undefined
  currency: string
  /** The key that the store used; null if the refund was made elsewhere. */
  idempotencyKey: string | null
}

export interface DisputeFound {
  payment: string | null
  state: 'open' | 'won' | 'lost'
  amount: number | undefined
  currency: string
  reason: string
  /** Deadline for the owner's response. */
  answerBy: Date | null
}

export interface ProviderEvent {
  id: string
  type: string
  isLive: boolean
  about:
    | { kind: 'session'; session: string; checkoutId: string | null }
    | { kind: 'payment'; reference: string }
    | { kind: 'refund'; payment: string }
    | { kind: 'dispute'; dispute: string }
    | { kind: 'other' }
}

/** A permanent refusal: retrying is pointless. */
export class ProviderRefused extends Error {}

/** An event that fails verification; the message is for the owner. */
export class EventRefused extends Error {}

/** A provider with its own payment page. Each has a folder beside this file. */
export interface PaymentProvider {
  name: string
  /** @throws ProviderRefused if the key is invalid */
  findAccount(secretKey: string): Promise<Account>
  startSession(keys: ProviderKeys, request: SessionRequest): Promise<Session>
  readSession(keys: ProviderKeys, session: string): Promise<SessionState>
  /** Makes the session unpayable, unless it was paid before. */
  endSession(keys: ProviderKeys, session: string): Promise<void>
  readPayment(keys: ProviderKeys, reference: string): Promise<PaymentFound>
  capture(keys: ProviderKeys, movement: Movement): Promise<void>
  void(keys: ProviderKeys, movement: Movement): Promise<void>
  refund(keys: ProviderKeys, movement: Movement): Promise<RefundState>
  readRefund(keys: ProviderKeys, reference: string): Promise<RefundState>
  /** Lists succeeded, pending and failed refunds of a payment. */
  listRefunds(keys: ProviderKeys, payment: string): Promise<RefundFound[]>
  readDispute(keys: ProviderKeys, dispute: string): Promise<DisputeFound>
  /** @throws EventRefused */
  readEvent(raw: string, headers: Headers, secret: string, now: Date): Promise<ProviderEvent>
}
