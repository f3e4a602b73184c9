import type { AbandonedState } from '@vitrine/contract/sales/abandoned-checkouts.ts'

interface BadgeStyle {
  label: string
  color: string
  meaning: string
}

export const abandonedBadges: Record<AbandonedState, BadgeStyle> = {
  waiting: {
    label: 'Waiting',
    color: 'amber',
    meaning: 'The shopper is reminded later unless they order.',
  },
  no_basis: {
    label: 'No basis',
    color: 'gray',
    meaning:
      'Your settings now require consent, which this shopper did not give. They are not reminded.',
  },
  reminded: {
    label: 'Reminded',
    color: 'blue',
    meaning: 'The reminder was sent. There is only one.',
  },
  recovered: {
    label: 'Recovered',
    color: 'pine',
    meaning: 'The shopper came back and ordered.',
  },
  unsubscribed: {
    label: 'Unsubscribed',
    color: 'gray',
    meaning: 'The shopper does not want reminders from your shop.',
  },
  ended: {
    label: 'Not reminded',
    color: 'gray',
    meaning:
      'The shopper ordered something else or was reminded recently, or nothing in the cart is still sold.',
  },
}

export const abandonedStates = [
  'waiting',
  'reminded',
  'recovered',
  'unsubscribed',
  'no_basis',
  'ended',
] as const

export const abandonedChoices = abandonedStates.map((value) => ({
  value,
  label: abandonedBadges[value].label,
}))
