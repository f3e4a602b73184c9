import type { PolicyVersion } from '@vitrine/commerce/policies/policy-kinds.ts'
import { answerProblem } from '@vitrine/commerce/settings/answer-problem.ts'
import type { CheckoutSettings } from '@vitrine/commerce/settings/checkout-settings.ts'
import type { StoredAddress, StoredAnswer } from '@vitrine/db/schema/orders.ts'
import { Refusal, type RefusalIssue } from '../../platform/refusal.ts'
import type { OrderRequest } from './order-request.ts'

export interface Answered extends OrderRequest {
  taxId?: string | undefined
  kept: StoredAnswer[]
}

/** Of the versions that the shopper agreed to. */
interface Agreed {
  accepted?: PolicyVersion[]
}

export type StoredAnswers = Pick<
  Answered,
  | 'contact'
  | 'shippingAddress'
  | 'billingAddress'
  | 'note'
  | 'paymentMethod'
  | 'taxId'
  | 'marketing'
  | 'reminderToken'
  | 'kept'
> &
  Agreed

/** Requires the fields that the checkout asks for, and drops all others. */
export function readAnswers(form: CheckoutSettings, input: OrderRequest): Answered {
  const issues = [...fieldIssues(form, input), ...customIssues(form, input)]
  if (form.termsRequired && !input.terms)
    issues.push({ path: 'terms', message: 'Please agree to the terms.' })
  if (issues.length) throw new Refusal('invalid_input', undefined, issues)
  const { fields } = form
  const { billingAddress, note, taxId } = input
  return {
    ...input,
    contact: hasPhoneField(form) ? input.contact : { email: input.contact.email },
    shippingAddress: withShownFields(form, input.shippingAddress),
    billingAddress: billingAddress && withShownFields(form, billingAddress),
    note: fields.note === 'off' ? undefined : note,
    taxId: fields.taxId === 'off' ? undefined : taxId,
    marketing: form.marketing !== 'off' && input.marketing,
    kept: form.customFields.flatMap(({ id, label }) => {
      const value = input.answers?.[id]?.trim()
      return value ? [{ label, value }] : []
    }),
  }
}

function fieldIssues({ name, fields }: CheckoutSettings, input: OrderRequest): RefusalIssue[] {
  const { contact, shippingAddress: address, note, taxId } = input
  const rules: [path: string, rule: string, value: string | undefined, message: string][] = [
    ['shippingAddress.firstName', nameRule(name), address.firstName, 'Enter your first name.'],
    ['shippingAddress.company', fields.company, address.company, 'Enter your company.'],
    ['shippingAddress.address2', fields.address2, address.address2, 'Enter apartment or floor.'],
    ['contact.phone', fields.phone, contact.phone || address.phone, 'Enter your phone number.'],
    ['taxId', fields.taxId, taxId, 'Enter your tax ID.'],
    ['note', fields.note, note, 'Write a note for the shop.'],
  ]
  return rules.flatMap(([path, rule, value, message]) =>
    rule === 'required' && !value ? [{ path, message }] : [],
  )
}

function customIssues({ customFields }: CheckoutSettings, { answers }: OrderRequest) {
  return customFields.flatMap((field): RefusalIssue[] => {
    const message = answerProblem(field, answers?.[field.id] ?? '')
    return message ? [{ path: `answers.${field.id}`, message }] : []
  })
}

function withShownFields(form: CheckoutSettings, address: StoredAddress): StoredAddress {
  const { company, address2, phone, firstName, ...always } = address
  return {
    ...always,
    firstName: form.name === 'full' ? firstName : '',
    ...(form.fields.company !== 'off' && company && { company }),
    ...(form.fields.address2 !== 'off' && address2 && { address2 }),
    ...(hasPhoneField(form) && phone && { phone }),
  }
}

function hasPhoneField({ fields }: CheckoutSettings) {
  return fields.phone !== 'off'
}

function nameRule(name: CheckoutSettings['name']) {
  return name === 'full' ? 'required' : 'off'
}
