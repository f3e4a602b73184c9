import { z } from 'zod'

export const textStyleNames = [
  'display',
  'heading1',
  'heading2',
  'heading3',
  'lead',
  'body',
  'small',
  'label',
] as const
export type TextStyleName = (typeof textStyleNames)[number]

export const styleWeights = ['300', '400', '500', '600', '700', '800', '900'] as const

export const textStyle = z.strictObject({
  /** One of the theme's two fonts. */
  font: z.enum(['heading', 'body']),
  /** In rem; large ones are smaller on small screens. */
  size: z.number().min(0.5).max(8),
  weight: z.enum(styleWeights),
  lineHeight: z.number().min(0.8).max(2.4),
  /** In em. */
  letterSpacing: z.number().min(-0.1).max(0.5),
  isUppercase: z.boolean(),
})
export type TextStyle = z.infer<typeof textStyle>

/** Those that an owner changed. */
export const textStyles = z.partialRecord(z.enum(textStyleNames), textStyle)
export type TextStyles = z.infer<typeof textStyles>

interface HeadingFields {
  headingWeight: TextStyle['weight']
  headingCase: 'normal' | 'uppercase'
}

/** Returns all eight; `text-styles.css` has the same values for those that were not changed. */
export function textStylesOf(
  theme: HeadingFields & { texts?: TextStyles | undefined },
): Record<TextStyleName, TextStyle> {
  return { ...firstTextStyles(theme), ...theme.texts }
}

export function firstTextStyles({
  headingWeight: weight,
  headingCase,
}: HeadingFields): Record<TextStyleName, TextStyle> {
  const heading = (size: number, lineHeight = 1.15, letterSpacing = -0.015): TextStyle => ({
    font: 'heading',
    size,
    weight,
    lineHeight,
    letterSpacing,
    isUppercase: headingCase === 'uppercase',
  })
  return {
    display: heading(4.5, 1.05, -0.025),
    heading1: heading(3),
    heading2: heading(2),
    heading3: heading(1.5),
    lead: body(1.25, 1.5),
    body: body(1, 1.55),
    small: body(0.875, 1.5),
    label: { ...body(0.75, 1.4), weight: '600', letterSpacing: 0.08, isUppercase: true },
  }
}

function body(size: number, lineHeight: number): TextStyle {
  return {
    font: 'body',
    size,
    weight: '400',
    lineHeight,
    letterSpacing: 0,
    isUppercase: false,
  }
}
