import type { PlaceOrderInput } from '@vitrine/contract/sales/checkout.ts'
import type { CheckoutConfig } from './checkout-config.ts'
import { fieldsOf, regionOf, type CheckoutValues } from './fields.ts'

type OrderAnswers = Pick<
  PlaceOrderInput,
  'contact' | 'shippingAddress' | 'note' | 'taxId' | 'answers' | 'marketing' | 'terms' | 'policies'
>

const inAddress = ['company', 'address2', 'postcode'] as const

/** Converts form values to the order's input, omitting empty and hidden fields. */
export function orderOfValues(values: CheckoutValues, config: CheckoutConfig): OrderAnswers {
  const known = new Set(fieldsOf(config).map(({ name }) => name))
  const given = (name: keyof CheckoutValues) => (known.has(name) ? (values[name] ?? '').trim() : '')
  const some = <Name extends string>(names: readonly Name[]) =>
    Object.fromEntries(
      names.map((name) => [name, given(name as keyof CheckoutValues)]).filter(([, value]) => value),
    ) as Partial<Record<Name, string>>
  const answers = Object.fromEntries(
    config.form.customFields
      .map(({ id }) => [id, given(`answer-${id}`)] as const)
      .filter(([, answer]) => answer),
  )
  return {
    contact: { email: given('email'), ...some(['phone']) },
    shippingAddress: {
      country: values.country,
      firstName: given('firstName'),
      lastName: given('lastName'),
      address1: given('address1'),
      city: given('city'),
      ...some(inAddress),
      ...(regionOf(values, config) && { region: regionOf(values, config) }),
      ...some(['phone']),
    },
    ...some(['note', 'taxId']),
    ...(Object.keys(answers).length > 0 && { answers }),
    ...(given('marketing') && { marketing: true }),
    ...(given('terms') && { terms: true, policies: shownVersions(config.form.policies) }),
  }
}

/** The order records what the shopper was shown, even if it was replaced a moment ago. */
export function shownVersions(policies: CheckoutConfig['form']['policies']): string[] {
  return policies.flatMap(({ versionId, isAgreedTo }) =>
    versionId !== null && isAgreedTo ? [versionId] : [],
  )
}
