const names = new Intl.DisplayNames('en', { type: 'region' })

/** What mails and papers call a country. @param code ISO 3166-1 alpha-2 */
export const countryName = (code: string): string => names.of(code) ?? code
