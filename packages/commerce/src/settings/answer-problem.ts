import type { CustomField } from './checkout-settings.ts'

const missing: Record<CustomField['kind'], string> = {
  text: 'Please fill this in.',
  select: 'Please choose one.',
  checkbox: 'Please tick this box.',
  date: 'Please enter a date.',
}

export const ticked = 'Yes'

/** Returns why an answer to a custom field is invalid; undefined if it is valid. */
export function answerProblem(field: CustomField, answer: string): string | undefined {
  const { kind, required, options } = field
  if (!answer.trim()) return required ? missing[kind] : undefined
  if (kind === 'select' && !options.includes(answer)) return missing.select
  if (kind === 'checkbox' && answer !== ticked) return missing.checkbox
  if (kind === 'date' && !isDate(answer)) return 'Enter a date such as 2027-03-31.'
  return undefined
}

/** Accepts only existing calendar days, in the format of date inputs (`2026-11-24`). */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
