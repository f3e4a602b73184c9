import { vars } from '../kit/style-vars.ts'

export const maxStars = 5

/** Renders up to five stars. Decorative: write the rating in words beside them. */
export function StarRow({ value }: { value: number }) {
  return <i aria-hidden="true" className="stars" style={vars({ stars: value / maxStars })} />
}
