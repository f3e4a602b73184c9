import type { StoredAddress } from '@vitrine/db/schema/orders.ts'

type Place = Pick<StoredAddress, 'address1' | 'city' | 'postcode' | 'region'>

const berlin: Place = { address1: 'Torstraße 12', postcode: '10119', city: 'Berlin' }

const places: Record<string, Place> = {
  AT: { address1: 'Praterstraße 20', postcode: '1020', city: 'Wien' },
  AU: { address1: '20 Smith Street', postcode: '3066', city: 'Collingwood', region: 'VIC' },
  BE: { address1: 'Meir 20', postcode: '2000', city: 'Antwerpen' },
  CA: { address1: '200 Queen Street West', postcode: 'M5V 1Z4', city: 'Toronto', region: 'ON' },
  CH: { address1: 'Langstrasse 20', postcode: '8004', city: 'Zürich' },
  CZ: { address1: 'Vodičkova 20', postcode: '110 00', city: 'Praha' },
  DE: berlin,
  DK: { address1: 'Vesterbrogade 20', postcode: '1620', city: 'København' },
  ES: { address1: 'Calle de Atocha 20', postcode: '28012', city: 'Madrid' },
  FI: { address1: 'Fredrikinkatu 20', postcode: '00120', city: 'Helsinki' },
  FR: { address1: '20 rue Oberkampf', postcode: '75011', city: 'Paris' },
  GB: { address1: '20 Brick Lane', postcode: 'E1 6RF', city: 'London' },
  IE: { address1: '20 Capel Street', postcode: 'D01 XE81', city: 'Dublin' },
  IT: { address1: 'Via Savona 20', postcode: '20144', city: 'Milano' },
  JP: { address1: '2-20-1 Jingumae', postcode: '150-0001', city: 'Shibuya-ku', region: 'Tokyo' },
  NL: { address1: 'Haarlemmerdijk 20', postcode: '1013 JC', city: 'Amsterdam' },
  NO: { address1: 'Markveien 20', postcode: '0554', city: 'Oslo' },
  NZ: { address1: '20 Cuba Street', postcode: '6011', city: 'Wellington' },
  PL: { address1: 'ul. Chmielna 20', postcode: '00-020', city: 'Warszawa' },
  PT: { address1: 'Rua Augusta 20', postcode: '1100-053', city: 'Lisboa' },
  SE: { address1: 'Götgatan 20', postcode: '118 46', city: 'Stockholm' },
  US: { address1: '20 Bedford Avenue', postcode: '11222', city: 'Brooklyn', region: 'NY' },
}

/** Combines a matching city and country; falls back to Berlin. */
export function sampleAddress(home: string): StoredAddress {
  const country = home in places ? home : 'DE'
  return { firstName: 'Ada', lastName: 'Park', ...(places[country] ?? berlin), country }
}
