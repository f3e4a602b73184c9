import { vars } from '../kit/style-vars.ts'

export const mostStars = 5

/** So many stars of five. They say nothing: what they show stands beside them in words. */
export function StarRow({ value }: { value: number }) {
  return <i aria-hidden="true" className="stars" style={vars({ stars: value / mostStars })} />
}
