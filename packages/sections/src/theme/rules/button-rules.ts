import {
  buttonStyleNames,
  buttonStylesOf,
  type ButtonStyle,
  type ButtonStyleName,
} from '@vitrine/contract/content/button-style.ts'
import type { Theme } from '@vitrine/contract/content/theme.ts'
import { inBase, rule } from './css-text.ts'

const selectors: Record<ButtonStyleName, string> = {
  primary: '.button',
  secondary: '.button-secondary',
  link: '.button-link',
}

const sizes: Record<ButtonStyle['size'], Record<string, string>> = {
  small: { 'min-height': '2.375rem', padding: '0.4375rem 1.125rem', 'font-size': '0.875rem' },
  normal: { 'min-height': '2.875rem', padding: '0.625rem 1.5rem', 'font-size': '0.9375rem' },
  large: { 'min-height': '3.5rem', padding: '0.875rem 2.25rem', 'font-size': '1.0625rem' },
}

/** All three, once one of them was changed: a secondary button is a button, too. */
export function buttonRules(theme: Theme): string {
  if (Object.keys(theme.buttons ?? {}).length === 0) return ''
  const styles = buttonStylesOf(theme)
  return inBase(buttonStyleNames.map((name) => ruleOf(name, styles[name])).join(''))
}

function ruleOf(name: ButtonStyleName, style: ButtonStyle): string {
  const isWords = style.fill === 'underline'
  return rule(selectors[name], {
    ...colorsOf(style),
    ...sizes[style.size],
    ...(isWords && { 'min-height': 'auto', padding: '0.25rem 0' }),
    'text-decoration': isWords ? 'underline' : 'none',
    'text-underline-offset': isWords ? '0.3em' : undefined,
    '--button-radius': { theme: undefined, square: '0px', pill: '99px' }[style.corners],
    'font-weight': style.weight,
    'letter-spacing': style.letterSpacing === 0 ? undefined : `${style.letterSpacing}em`,
    'text-transform': style.isUppercase ? 'uppercase' : undefined,
  })
}

function colorsOf({ fill, color }: ButtonStyle) {
  const ink = color === 'accent' ? 'var(--accent)' : 'inherit'
  const solid = color === 'accent' ? 'var(--accent)' : 'var(--text)'
  const edge = color === 'accent' ? solid : 'color-mix(in srgb,currentColor 35%,transparent)'
  switch (fill) {
    case 'solid':
      return colors(solid, color === 'accent' ? 'var(--on-accent)' : 'var(--page)')
    case 'outline':
      return colors('transparent', ink, edge)
    case 'soft':
      return colors(`color-mix(in srgb,${solid} 12%,transparent)`, 'inherit')
    default:
      return colors('transparent', ink)
  }
}

const colors = (ground: string, ink: string, edge = 'transparent') => ({
  '--face': ground,
  '--letters': ink,
  background: 'var(--face)',
  color: 'var(--letters)',
  'border-color': edge,
})
