import type { AbandonedState } from '@vitrine/contract/abandoned-checkouts.ts'

interface Look {
  label: string
  color: string
  /** What it means, where a checkout is looked at by itself. */
  meaning: string
}

export const abandonedLooks: Record<AbandonedState, Look> = {
  waiting: {
    label: 'Waiting',
    color: 'amber',
    meaning: 'The shopper has left, and is reminded in a while unless they order.',
  },
  no_basis: {
    label: 'No basis',
    color: 'gray',
    meaning:
      'The shopper was told and did not object, but your settings now ask for their consent. They are not reminded.',
  },
  reminded: {
    label: 'Reminded',
    color: 'blue',
    meaning: 'The reminder was written. There is no second one.',
  },
  recovered: {
    label: 'Recovered',
    color: 'pine',
    meaning: 'The shopper came back and ordered.',
  },
  unsubscribed: {
    label: 'Unsubscribed',
    color: 'gray',
    meaning: 'The shopper does not want to be reminded by your shop ever again.',
  },
  ended: {
    label: 'Not reminded',
    color: 'gray',
    meaning:
      'There was no need: the shopper ordered something else, was reminded a short while ago, or nothing in the cart is sold any more.',
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
  label: abandonedLooks[value].label,
}))
