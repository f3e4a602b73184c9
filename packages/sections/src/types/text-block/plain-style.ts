/** The style of a new text. Headings with these values use the theme's style instead. */
export const plainStyle = {
  fontSize: '1.125rem',
  fontWeight: '400',
  lineHeight: 1.6,
  letterSpacing: '0em',
} as const

/** The padding of a new text; adjacent texts share it. */
export const plainPadding = { base: '3rem 2rem', mobile: '2rem 1.25rem' }
