import type { Theme } from '@vitrine/contract/content/theme.ts'
import { rule } from './css-text.ts'

export function spaceRules({ space }: Theme): string {
  if (!space) return ''
  const steps = space.map((pixels, index) => [`--space-${index + 1}`, `${pixels / 16}rem`])
  return rule('.shop', Object.fromEntries(steps) as Record<string, string>)
}
