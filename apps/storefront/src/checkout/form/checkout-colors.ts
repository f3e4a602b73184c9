import { contrastColor } from '@vitrine/commerce/text/contrast.ts'
import type { CheckoutSettings } from '@vitrine/commerce/settings/checkout-settings.ts'
import type { CSSProperties } from 'react'

export function checkoutColors({ page, text, accent }: CheckoutSettings['colors']): CSSProperties {
  const isDark = page !== null && contrastColor(page) === '#ffffff'
  return {
    ...(page && {
      '--page': page,
      '--danger': isDark ? '#ff9d92' : '#b42318',
      background: page,
      colorScheme: isDark ? 'dark' : 'light',
    }),
    ...(text && { '--text': text, color: text }),
    ...(accent && { '--accent': accent, '--on-accent': contrastColor(accent) }),
  }
}
