import { z } from 'zod'
import { styleWeights } from './text-style.ts'

export const buttonStyleNames = ['primary', 'secondary', 'link'] as const
export type ButtonStyleName = (typeof buttonStyleNames)[number]

export const buttonStyle = z.strictObject({
  fill: z.enum(['solid', 'outline', 'soft', 'plain', 'underline']),
  color: z.enum(['accent', 'text']),
  /** `theme`: as the theme's buttons are. */
  corners: z.enum(['theme', 'square', 'pill']),
  size: z.enum(['small', 'normal', 'large']),
  weight: z.enum(styleWeights),
  /** In em. */
  letterSpacing: z.number().min(-0.1).max(0.5),
  isUppercase: z.boolean(),
})
export type ButtonStyle = z.infer<typeof buttonStyle>

/** Those that an owner changed. */
export const buttonStyles = z.partialRecord(z.enum(buttonStyleNames), buttonStyle)
export type ButtonStyles = z.infer<typeof buttonStyles>

const first = {
  corners: 'theme',
  size: 'normal',
  weight: '600',
  letterSpacing: 0,
  isUppercase: false,
} as const

/** The style sheets have the same. */
export const firstButtonStyles: Record<ButtonStyleName, ButtonStyle> = {
  primary: { ...first, fill: 'solid', color: 'accent' },
  secondary: { ...first, fill: 'outline', color: 'text' },
  link: { ...first, fill: 'underline', color: 'text' },
}

export function buttonStylesOf({
  buttons,
}: {
  buttons?: ButtonStyles | undefined
}): Record<ButtonStyleName, ButtonStyle> {
  return { ...firstButtonStyles, ...buttons }
}
