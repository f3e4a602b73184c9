const known: Readonly<Record<string, string>> = {
  US:
    'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|' +
    'DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|' +
    'IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|' +
    'MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|' +
    'NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|' +
    'NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|' +
    'PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|' +
    'UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming',
  CA:
    'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|' +
    'NS Nova Scotia|NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|' +
    'QC Quebec|SK Saskatchewan|YT Yukon',
  AU:
    'ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|' +
    'SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia',
}

export type Region = { code: string; name: string }

/** Returns the country's regions; empty if they are free text. */
export function regionsOf(country: string): Region[] {
  const list = Object.hasOwn(known, country) ? known[country]! : ''
  return list
    .split('|')
    .filter(Boolean)
    .map((entry) => {
      const [code = ''] = entry.split(' ')
      return { code, name: entry.slice(code.length + 1) }
    })
}

/** Returns a comparable key: "québec", "QC" and "Quebec" are equal. */
export function regionKey(country: string, text: string): string {
  const typed = foldedRegion(text)
  const region = regionsOf(country).find(
    ({ code, name }) => foldedRegion(code) === typed || foldedRegion(name) === typed,
  )
  return region?.code ?? typed
}

/** Removes case, accents, spaces and hyphens. */
export function foldedRegion(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
