import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import { toDecimal } from '@vitrine/commerce/money/money.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { users } from '@vitrine/db/schema/accounts.ts'
import { billingMails } from '@vitrine/db/schema/billing.ts'
import type { PlatformTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Config } from '../../platform/config.ts'
import { mainOrigin } from '../../platform/origins.ts'
import { providerFrame } from '../../post/letter/provider-frame.ts'
import type { Mail, MailTransport } from '../../post/mail.ts'
import { linkLetter } from '../../shop/account/account-templates.ts'
import type { NewsKind } from './news.ts'
import { graceMs, type Standing } from './standing.ts'

/** Dates are text. */
interface Facts {
  plan: string
  price: string
  renewsAt: string | null
  trialEndsAt: string | null
  cancelsAt: string | null
  closesAt: string | null
  nextRetryAt: string | null
  /** What was paid back for the last second subscription; empty for nothing. */
  paidBack: string
}

export interface BillingMail extends Facts {
  kind: 'billing'
  news: NewsKind
  email: string
  name: string
}

/** Queues an email in the transaction of its cause; a deleted account gets none. */
export async function insertBillingMail(
  tx: PlatformTransaction,
  userId: string,
  news: NewsKind,
  standing: Standing,
): Promise<void> {
  const isThere = and(eq(users.id, userId), isNull(users.deletedAt))
  if ((await tx.$count(users, isThere)) === 0) return
  await tx
    .insert(billingMails)
    .values({ id: newId(), userId, news, facts: { ...factsOf(standing) } })
}

function factsOf({ planId, amount, currency, period, pastDueSince, ...standing }: Standing): Facts {
  const back = standing.duplicates.at(-1)
  return {
    plan: planId ?? '',
    price: amount !== null && currency ? `${priceOf(amount, currency)} a ${period}` : '',
    renewsAt: standing.renewsAt?.toISOString() ?? null,
    trialEndsAt: standing.trialEndsAt?.toISOString() ?? null,
    cancelsAt: standing.cancelsAt?.toISOString() ?? null,
    closesAt: pastDueSince && new Date(pastDueSince.getTime() + graceMs).toISOString(),
    nextRetryAt: standing.nextRetryAt?.toISOString() ?? null,
    paidBack: back?.amount ? priceOf(back.amount, back.currency) : '',
  }
}

const priceOf = (minor: number, currency: string) =>
  formatPrice(toDecimal(minor, currency), currency)

export async function deliverBillingMail(
  { config, transport }: { config: Config; transport: MailTransport },
  mail: BillingMail,
): Promise<void> {
  await transport.send(await writeBillingMail(mail, config))
}

async function writeBillingMail(mail: BillingMail, config: Config): Promise<Mail> {
  const [heading, sentence] = words[mail.news](mail)
  const frame = providerFrame(config)
  return await linkLetter({
    frame,
    to: mail.email,
    name: mail.name,
    heading,
    sentence,
    button: 'Open plan and billing',
    link: `${mainOrigin(config)}/billing`,
    footer: `Sent by ${frame.name} because your account has a subscription.`,
  })
}

const words: Record<NewsKind, (mail: BillingMail) => [heading: string, sentence: string]> = {
  started: ({ price, trialEndsAt, renewsAt }) => [
    'Your subscription has started',
    trialEndsAt
      ? `It is free until ${day(trialEndsAt)}, then it costs ${price}. Cancel before that date to pay nothing.`
      : `It costs ${price} and renews on ${day(renewsAt)}.`,
  ],
  changed: ({ price }) => [
    'Your plan has changed',
    `It now costs ${price}. What was left of the period that you had paid is credited.`,
  ],
  cancelled: ({ cancelsAt }) => [
    'Your subscription is cancelled',
    `It ends on ${day(cancelsAt)}, and nothing more is charged. Until then you can take this back.`,
  ],
  reactivated: ({ price, renewsAt }) => [
    'Your subscription goes on',
    `The cancellation was taken back. It renews on ${day(renewsAt)} for ${price}.`,
  ],
  unpaid: ({ nextRetryAt, closesAt }) => [
    'A payment for your subscription failed',
    `${nextRetryAt ? `We try again on ${day(nextRetryAt)}. ` : ''}Check your card or pay the open invoice. Without a payment your shops close on ${day(closesAt)}.`,
  ],
  suspended: () => [
    'Your shops are closed until the subscription is paid',
    'The payment has been missing for 14 days. Nothing is deleted: pay the open invoice, and your shops open again by themselves.',
  ],
  paid: ({ renewsAt }) => [
    'Thank you, your subscription is paid',
    `Everything works as before.${renewsAt ? ` It renews on ${day(renewsAt)}.` : ''}`,
  ],
  ended: () => [
    'Your subscription has ended',
    'Your account has the free plan now. Your shops keep all they have; more can be added within the limits of that plan.',
  ],
  disputed: () => [
    'Your bank disputes a payment for your subscription',
    'If this was a mistake, withdraw the dispute at your bank. Otherwise answer this email and tell us what went wrong.',
  ],
  refunded: () => [
    'A payment for your subscription was refunded',
    'It takes up to ten days until your bank shows it.',
  ],
  duplicate: ({ price, paidBack }) => [
    'You had subscribed twice',
    `Two payment pages were completed. We cancelled the second subscription${paidBack && ` and refunded ${paidBack}, which your bank shows within ten days`}. The first one stays as it is, for ${price}.`,
  ],
}

function day(at: string | null): string {
  if (at === null) return 'the end of the period'
  return new Date(at).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}
