/** Settings of the text above the results. */
export const searchTitle = (text: string) => ({
  text,
  level: 'heading1' as const,
  maxWidth: '1280px',
  padding: { base: '3rem 2rem 0', mobile: '2rem 1.25rem 0' },
})
