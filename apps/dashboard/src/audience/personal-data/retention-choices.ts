import {
  type Retained,
  type Retention,
  retentionChoices,
} from '@vitrine/commerce/settings/retention.ts'
import { countOf } from '../../platform/ui/count-of.ts'

const forGood = 'for-good'

/** Names of what is stored, for the form and in sentences. */
export const retainedNames: Record<Retained, { label: string; hint: string }> = {
  messages: {
    label: 'Messages of the contact form',
    hint: 'Counted from the day they came.',
  },
  newsletter: {
    label: 'Newsletter entries without a subscription',
    hint: 'People who unsubscribed, or never confirmed. They get no emails either way.',
  },
  drafts: {
    label: 'Draft orders that were not ordered',
    hint: 'Counted from their last change.',
  },
  abandonedCheckouts: {
    label: 'Abandoned checkouts',
    hint: 'At most 90 days, as shoppers were told.',
  },
  emailCopies: {
    label: 'Copies of sent emails',
    hint: 'The list of emails still shows that they were sent.',
  },
  orders: {
    label: 'Orders and invoices',
    hint: 'Tax law demands them. Later they can be anonymised: amounts and products stay, the person goes.',
  },
}

export function periodOf(kind: Retained, period: number | null): string {
  if (period === null) return 'For good'
  if (kind === 'orders') return `${period} full years, then anonymised`
  return period < 365 ? countOf(period, 'day') : countOf(period / 365, 'year')
}

export const optionsOf = (kind: Retained) =>
  retentionChoices[kind].map((period) => ({
    value: valueOf(period),
    label: periodOf(kind, period),
  }))

export type RetentionValues = Record<Retained, string>

export const valueOf = (period: number | null) => (period === null ? forGood : String(period))

/** The options of the form are the choices of the settings. */
export function retentionOf(values: RetentionValues): Retention {
  const periods = Object.entries(values).map(([kind, value]) => [
    kind,
    value === forGood ? null : Number(value),
  ])
  return Object.fromEntries(periods) as Retention
}
