import type { Place } from './store-locator.schema.ts'

/** Returns true if each word is in the place's name or address, whatever its case and accents. */
export function matches({ name, address }: Pick<Place, 'name' | 'address'>, search: string) {
  const text = plain(`${name} ${address}`)
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
