// Made when it is first needed: a phone takes a while to.
let names: Intl.DisplayNames | undefined

/** Those that English gives an article within a sentence. */
const withArticle = /* @__PURE__ */ new Set(
  'AE AX BQ BS CC CF CK DO FK FO GB GM HM IM IO KM KY MH MP MV NL PH PN PS SB SC TC TF UM US VG VI'.split(
    ' ',
  ),
)

/** @param code ISO 3166-1 alpha-2 */
export function countryName(code: string): string {
  names ??= new Intl.DisplayNames('en', { type: 'region' })
  return names.of(code) ?? code
}

/** As used after a preposition: "the United States". */
export function countryInSentence(code: string): string {
  return `${withArticle.has(code) ? 'the ' : ''}${countryName(code)}`
}
