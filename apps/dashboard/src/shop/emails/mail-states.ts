import { mailKinds, mailNames } from '@vitrine/contract/shop/mail-names.ts'
import type { MailStatus } from '@vitrine/contract/shop/mails.ts'

export const mailStates: Record<MailStatus, { label: string; color: string }> = {
  pending: { label: 'Waiting', color: 'amber' },
  sent: { label: 'Sent', color: 'pine' },
  failed: { label: 'Failed', color: 'red' },
  dropped: { label: 'Not needed', color: 'gray' },
}

export const mailStatuses = ['pending', 'sent', 'failed', 'dropped'] as const

export const statusChoices = mailStatuses.map((value) => ({
  value,
  label: mailStates[value].label,
}))

export const kindChoices = mailKinds.map((value) => ({ value, label: mailNames[value] }))
