/**
 * `opt_in`: the shopper ticked the newsletter box. `soft_opt_in`: was informed and did not object.
 */
export type ReminderBasis = 'opt_in' | 'soft_opt_in'

export interface ReminderSettings {
  enabled: boolean
  basis: ReminderBasis
  /** Hours after the shopper left. */
  delay: 1 | 10 | 24
}

export const defaultReminder: ReminderSettings = { enabled: false, basis: 'opt_in', delay: 10 }

export const objection = 'Do not remind me'

/**
 * Returns the legal basis of reminders under these settings; null if there is none.
 * @param marketing how the checkout offers the newsletter: a preticked box is no consent
 */
export function reminderBasis(
  { enabled, basis }: ReminderSettings,
  marketing: 'off' | 'unticked' | 'ticked',
): ReminderBasis | null {
  if (!enabled) return null
  return basis === 'soft_opt_in' || marketing === 'unticked' ? basis : null
}

export function reminderNotice(basis: ReminderBasis): string {
  return basis === 'opt_in'
    ? 'If you tick the box below, we may also email you one reminder of an unfinished order. You can opt out in that email.'
    : 'If you do not finish your order, we email you one reminder. You can opt out here or in that email.'
}

/** Returns the text that the shopper agreed to or did not object to, for the record. */
export function consentWords(basis: ReminderBasis, marketing: string): string {
  return basis === 'opt_in'
    ? `${reminderNotice(basis)} [x] ${marketing}`
    : `${reminderNotice(basis)} [ ] ${objection}`
}
