import { bounded } from '../../kit/style-vars.ts'

export interface Place {
  latitude: number
  longitude: number
  zoom: number
}

const north = bounded(-90, 90)
const east = bounded(-180, 180)
const near = bounded(2, 18)

export function placeOf(props: Readonly<Record<keyof Place, unknown>>): Place {
  return {
    latitude: north(props.latitude) ?? 0,
    longitude: east(props.longitude) ?? 0,
    zoom: near(props.zoom) ?? 16,
  }
}

/** @returns degrees from west to east that a map of 600 pixels shows */
export function widthOf({ zoom }: Place): number {
  return (360 / 2 ** zoom) * (600 / 256)
}

export function pageOf({ latitude, longitude, zoom }: Place): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`
}

export function embedOf(place: Place): string {
  const { latitude, longitude } = place
  const half = widthOf(place) / 2
  const tall = half * 0.6 * Math.cos((latitude * Math.PI) / 180)
  const box = [longitude - half, latitude - tall, longitude + half, latitude + tall]
    .map((each) => each.toFixed(5))
    .join('%2C')
  return `https://www.openstreetmap.org/export/embed.html?bbox=${box}&layer=mapnik&marker=${latitude}%2C${longitude}`
}
