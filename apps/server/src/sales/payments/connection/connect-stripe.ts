import { cards } from '@vitrine/commerce/settings/payment-methods.ts'
import type { StripeConnection } from '@vitrine/contract/shop/payments.ts'
import { bumpStoreVersion } from '@vitrine/db/store-version.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { OwnerContext, RequestContext } from '../../../api/context.ts'
import { invalidInput, Refusal } from '../../../platform/refusal.ts'
import { changeStore, readStore } from '../../../api/store-work.ts'
import { mainOrigin } from '../../../platform/origins.ts'
import { type Account, ProviderRefused } from '../../providers/provider.ts'
import type { Providers } from '../../providers/providers.ts'
import { stripeEvents } from '../../providers/stripe/stripe-event.ts'
import { removeMethod, restoreMethod } from '../service.ts'
import { placeOf } from '../../providers/connection/open-keys.ts'
import {
  deleteConnection,
  findConnection,
  saveConnection,
  type StoredConnection,
} from '../../providers/connection/queries.ts'

type Context = RequestContext & OwnerContext
const provider = 'stripe'

interface NewKeys {
  secretKey?: string | undefined
  webhookSecret?: string | undefined
  capture?: 'automatic' | 'manual' | undefined
}

export async function getStripe(context: Context): Promise<StripeConnection> {
  return await readStore(context, (tx) => showStripe(tx, context))
}

/** Stores the keys encrypted, after Stripe has accepted them. */
export async function connectStripe(
  context: Context & { providers: Providers },
  given: NewKeys,
): Promise<StripeConnection> {
  const account = given.secretKey === undefined ? undefined : await askAccount(context, given)
  return await changeStore(context, async (tx) => {
    const stored = await findConnection(tx, provider)
    if (!stored && !account) throw invalidInput('secretKey', 'Enter your secret key.')
    await saveConnection(tx, {
      ...withoutStore(stored),
      ...sealed(context, given),
      ...(account && { account: account.name, isLive: account.isLive, connectedAt: context.now() }),
    } as Parameters<typeof saveConnection>[1])
    if (!stored) await restoreMethod(tx, cards)
    await bumpStoreVersion(tx)
    return await showStripe(tx, context)
  })
}

export async function disconnectStripe(context: Context): Promise<StripeConnection> {
  return await changeStore(context, async (tx) => {
    await deleteConnection(tx, provider)
    await removeMethod(tx, cards.id)
    await bumpStoreVersion(tx)
    return await showStripe(tx, context)
  })
}

async function askAccount(
  { providers, log }: Context & { providers: Providers },
  { secretKey = '' }: NewKeys,
) {
  try {
    return (await providers[provider]?.findAccount(secretKey)) satisfies Account | undefined
  } catch (error) {
    if (error instanceof ProviderRefused) {
      const message = 'Stripe does not accept this key.'
      throw new Refusal('keys_refused', undefined, [{ path: 'secretKey', message }])
    }
    log.warn('Stripe could not check a key.', { error: String(error) })
    throw new Refusal('provider_unavailable')
  }
}

function sealed({ vault, store }: Context, { secretKey, webhookSecret, capture }: NewKeys) {
  const seal = (secret: string, use: 'key' | 'webhook') =>
    vault.seal(secret, placeOf(store.storeId, provider, use))
  return {
    provider,
    ...(secretKey !== undefined && {
      secretKey: seal(secretKey, 'key'),
      keyEnd: secretKey.slice(-4),
    }),
    ...(webhookSecret !== undefined && {
      webhookSecret: seal(webhookSecret, 'webhook'),
      webhookEnd: webhookSecret.slice(-4),
      eventProblem: null,
      eventProblemAt: null,
    }),
    ...(capture && { capture }),
  }
}

function withoutStore(stored: StoredConnection | undefined) {
  if (!stored) return { capture: 'automatic' as const }
  const { storeId: _, ...values } = stored
  return values
}

async function showStripe(tx: StoreTransaction, { config, store }: Context) {
  const stored = await findConnection(tx, provider)
  return {
    connected: stored !== undefined,
    account: stored?.account ?? null,
    mode: stored ? (stored.isLive ? ('live' as const) : ('test' as const)) : null,
    capture: stored?.capture ?? 'automatic',
    keyEnd: stored?.keyEnd ?? null,
    webhookEnd: stored?.webhookEnd ?? null,
    webhookUrl: `${mainOrigin(config)}/webhooks/stripe/${store.storeId}`,
    webhookEvents: stripeEvents,
    connectedAt: stored?.connectedAt.toISOString() ?? null,
    eventAt: stored?.eventAt?.toISOString() ?? null,
    eventProblem: stored?.eventProblem ?? null,
    eventProblemAt: stored?.eventProblemAt?.toISOString() ?? null,
  }
}
