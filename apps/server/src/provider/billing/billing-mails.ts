import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import { toDecimal } from '@vitrine/commerce/money/money.ts'
import type { Config } from '../../platform/config.ts'
import { mainOrigin } from '../../platform/origins.ts'
import { providerFrame } from '../../post/letter/provider-frame.ts'
import type { Mail, MailTransport } from '../../post/mail.ts'
import { linkLetter } from '../../shop/account/account-templates.ts'
import type { Billing } from './billing.ts'
import type { NewsKind } from './news.ts'
import { graceMs, type Standing } from './standing.ts'

export const billingMailQueue = 'billing-mail'

/** A job, so dates are text. */
export interface BillingMail {
  kind: 'billing'
  news: NewsKind
  email: string
  name: string
  plan: string
  price: string
  renewsAt: string | null
  trialEndsAt: string | null
  cancelsAt: string | null
  closesAt: string | null
  nextRetryAt: string | null
}

export async function sendBillingMail(
  { jobs }: Billing,
  { email, name }: { email: string; name: string },
  news: NewsKind,
  standing: Standing,
): Promise<void> {
  const { planId, amount, currency, period, pastDueSince } = standing
  const mail: BillingMail = {
    kind: 'billing',
    news,
    email,
    name,
    plan: planId ?? '',
    price:
      amount !== null && currency
        ? `${formatPrice(toDecimal(amount, currency), currency)} a ${period}`
        : '',
    renewsAt: standing.renewsAt?.toISOString() ?? null,
    trialEndsAt: standing.trialEndsAt?.toISOString() ?? null,
    cancelsAt: standing.cancelsAt?.toISOString() ?? null,
    closesAt: pastDueSince && new Date(pastDueSince.getTime() + graceMs).toISOString(),
    nextRetryAt: standing.nextRetryAt?.toISOString() ?? null,
  }
  await jobs.send(billingMailQueue, mail)
}

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
