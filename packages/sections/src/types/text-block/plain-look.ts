/** How a new text looks. A heading with these values has none of its own: the theme's hold. */
export const plainLook = {
  fontSize: '1.125rem',
  fontWeight: '400',
  lineHeight: 1.6,
  letterSpacing: '0em',
} as const

/** The space around a new text, which texts below each other share. */
export const plainPadding = { base: '3rem 2rem', mobile: '2rem 1.25rem' }
