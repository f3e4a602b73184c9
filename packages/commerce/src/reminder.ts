/**
 * Why someone may be reminded of a checkout that they left: they ticked the box for news, or they
 * were told and did not object.
 */
export type ReminderBasis = 'opt_in' | 'soft_opt_in'

export interface ReminderSettings {
  enabled: boolean
  basis: ReminderBasis
  /** Hours after the shopper left. */
  delay: 1 | 10 | 24
}

export const defaultReminder: ReminderSettings = { enabled: false, basis: 'opt_in', delay: 10 }

/** Checkbox text by which a shopper objects. */
export const objection = 'Do not remind me'

/**
 * The basis on which shoppers can be reminded at present; null where there is none.
 * @param marketing how the checkout asks for news: a box that is ticked at first is no consent
 */
export function reminderBasis(
  { enabled, basis }: ReminderSettings,
  marketing: 'off' | 'unticked' | 'ticked',
): ReminderBasis | null {
  if (!enabled) return null
  return basis === 'soft_opt_in' || marketing === 'unticked' ? basis : null
}

/** What the checkout says beside the address. */
export function reminderNotice(basis: ReminderBasis): string {
  return basis === 'opt_in'
    ? 'If you tick the box below, we may also email you one reminder of an unfinished order. You can opt out in that email.'
    : 'If you do not finish your order, we email you one reminder. You can opt out here or in that email.'
}

/** All that a shopper agreed to, or did not object to, as it is kept. */
export function consentWords(basis: ReminderBasis, marketing: string): string {
  return basis === 'opt_in'
    ? `${reminderNotice(basis)} [x] ${marketing}`
    : `${reminderNotice(basis)} [ ] ${objection}`
}
