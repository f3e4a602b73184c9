import { checkoutProblems } from '@vitrine/commerce/settings/checkout-problems.ts'
import { defaultCheckout } from '@vitrine/commerce/settings/checkout-settings.ts'
import { pathOrWebAddress } from '@vitrine/commerce/text/path-or-web-address.ts'
import type { CheckoutSettingsInput } from '@vitrine/contract/shop/checkout-settings.ts'
import type { Store } from '@vitrine/contract/shop/store.ts'
import type { Theme } from '@vitrine/contract/content/theme.ts'

export interface CheckoutValues extends Omit<CheckoutSettingsInput, 'minimumOrder' | 'colors'> {
  minimumOrder: number | string
  colors: Record<'page' | 'text' | 'accent', string>
}

export function checkoutValues(settings: CheckoutSettingsInput): CheckoutValues {
  const { page, text, accent } = settings.colors
  return {
    ...settings,
    minimumOrder: settings.minimumOrder ?? '',
    colors: { page: page ?? '', text: text ?? '', accent: accent ?? '' },
  }
}

export const defaultValues = checkoutValues(defaultCheckout)

export function settingsOf(values: CheckoutValues): CheckoutSettingsInput {
  const { page, text, accent } = values.colors
  return {
    ...values,
    customFields: values.customFields.map((field) => ({
      ...field,
      label: field.label.trim(),
      options: field.kind === 'select' ? field.options : [],
    })),
    minimumOrder: Number(values.minimumOrder) || null,
    colors: { page: page || null, text: text || null, accent: accent || null },
  }
}

const needed = ['heading', 'button', 'thanksHeading', 'marketing'] as const
const words = 'Enter a text.'

export function checkoutErrors(
  values: CheckoutValues,
  theme: Pick<Theme, 'pageColor' | 'textColor'>,
  published: Store['policies'],
): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of checkoutProblems(settingsOf(values), theme, published))
    errors[path] = message
  for (const name of needed) if (!values.texts[name].trim()) errors[`texts.${name}`] = words
  for (const [index, { label }] of values.customFields.entries())
    if (!label.trim()) errors[`customFields.${index}.label`] = 'Enter a question.'
  for (const [index, { label, href }] of values.policies.entries()) {
    if (!label.trim()) errors[`policies.${index}.label`] = words
    if (!pathOrWebAddress.test(href.trim()))
      errors[`policies.${index}.href`] = 'Start with / or https://.'
  }
  for (const [name, color] of Object.entries(values.colors))
    if (color && !/^#[\da-f]{6}$/i.test(color))
      errors[`colors.${name}`] = 'Use a colour such as #1c1f23.'
  return errors
}
