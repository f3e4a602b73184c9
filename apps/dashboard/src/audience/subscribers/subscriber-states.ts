import type { SubscriberStatus } from '@vitrine/contract/audience/newsletter.ts'

export const subscriberStates: Record<SubscriberStatus, { label: string; color: string }> = {
  pending: { label: 'Pending', color: 'amber' },
  confirmed: { label: 'Confirmed', color: 'pine' },
  unsubscribed: { label: 'Unsubscribed', color: 'gray' },
}

export const subscriberStatuses = ['pending', 'confirmed', 'unsubscribed'] as const

export const subscriberChoices = subscriberStatuses.map((value) => ({
  value,
  label: subscriberStates[value].label,
}))
