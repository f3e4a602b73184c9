import { widthOf, type Place } from './place-on-map.ts'
import styles from './map.module.css'

const lines = Array.from({ length: 15 }, (_, index) => index - 7)

/** Draws the lines of latitude and longitude around a place, and nothing that is not there. */
export function Chart({ place }: { place: Place }) {
  const step = stepOf(widthOf(place) / 7)
  const pixels = 600 / widthOf(place)
  const tall = pixels / Math.max(0.05, Math.cos((place.latitude * Math.PI) / 180))
  const at = (value: number, line: number) => (Math.round(value / step) + line) * step
  return (
    // A drawing of its own, which no file has.
    <svg
      className={styles.chart}
      viewBox="-300 -220 600 440"
      preserveAspectRatio="xMidYMid slice"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={`A drawing of the place at ${coordinatesOf(place)}`}
    >
      {lines.map((line) => {
        const east = at(place.longitude, line)
        const north = at(place.latitude, line)
        const x = round((east - place.longitude) * pixels)
        const y = round((place.latitude - north) * tall)
        return <path key={line} d={`M${x}-600V600M-900 ${y}H900`} className={styles.graticule} />
      })}
      <circle r="26" className={styles.ring} />
      <path d="M0 4C-11-9-15-16-15-23a15 15 0 0 1 30 0C15-16 11-9 0 4z" className={styles.pin} />
      <circle cy="-23" r="5" className={styles.hole} />
    </svg>
  )
}

/** Returns the nearest of 1, 2 and 5 times a power of ten. */
function stepOf(width: number): number {
  const power = 10 ** Math.floor(Math.log10(width))
  return (width / power >= 5 ? 5 : width / power >= 2 ? 2 : 1) * power
}

export function coordinatesOf({ latitude, longitude }: Place): string {
  return `${degrees(latitude, 'N', 'S')}, ${degrees(longitude, 'E', 'W')}`
}

function degrees(value: number, positive: string, negative: string): string {
  return `${Math.abs(value).toFixed(4)}° ${value < 0 ? negative : positive}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
