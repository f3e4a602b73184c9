import type { Config } from '../../../platform/config.ts'

/** Mechanisms that allow this installation's mail server; empty where none is configured. */
export function ourSpfTerms({
  spfInclude,
  spfAddresses,
}: Pick<Config, 'spfInclude' | 'spfAddresses'>): string[] {
  if (spfInclude !== undefined) return [`include:${spfInclude}`]
  return spfAddresses.map((each) => `${each.includes(':') ? 'ip6' : 'ip4'}:${each}`)
}

export const isSpf = (text: string) => /^v=spf1(?:\s|$)/i.test(text.trim())

/** The terms after the version. */
export const spfTerms = (text: string) => text.trim().split(/\s+/).slice(1)

const isAll = (term: string) => /^[+?~-]?all$/i.test(term)
const isModifier = (term: string) => /^[a-z][\w.-]*=/i.test(term)
const isRedirect = (term: string) => /^redirect=/i.test(term)
const plain = (term: string) => term.replace(/^\+/, '').toLowerCase()

/** Whether each of the terms is in the record, before what ends it. */
export function hasTerms(text: string, requested: readonly string[]): boolean {
  const terms = spfTerms(text)
  const end = terms.findIndex(isAll)
  const counted = new Set((end < 0 ? terms : terms.slice(0, end)).map(plain))
  return requested.every((term) => counted.has(plain(term)))
}

/** Whether the record allows everyone to send for the domain. */
export const allowsAll = (text: string) => /^\+?all$/i.test(spfTerms(text).find(isAll) ?? '')

/**
 * Merges the SPF records of a domain into the one that it may have, and adds the terms wanted.
 * @returns the record as it is when nothing has to change
 */
export function mergedSpf(records: readonly string[], requested: readonly string[]): string {
  const [only = ''] = records
  if (records.length === 1 && hasTerms(only, requested) && !allowsAll(only)) return only
  const terms = records.flatMap(spfTerms)
  const end = endOf(terms, records.length)
  const hasEnd = end.length > 0
  const mechanisms = terms
    .filter((term) => !isAll(term) && !isModifier(term))
    // A redirect counts only in a record without "all".
    .concat(hasEnd ? terms.filter(isRedirect).map((term) => `include:${term.slice(9)}`) : [])
  const missing = requested.filter(
    (term) => !mechanisms.some((each) => plain(each) === plain(term)),
  )
  const modifiers = terms.filter((term) => isModifier(term) && !(hasEnd && isRedirect(term)))
  return [...new Set(['v=spf1', ...mechanisms, ...missing, ...end, ...modifiers])].join(' ')
}

/** The mildest end that allows nobody else; none where a redirect decides. */
function endOf(terms: readonly string[], records: number): string[] {
  const ends = terms.filter(isAll).map((term) => term.toLowerCase())
  for (const end of ['~all', '-all', '?all']) if (ends.includes(end)) return [end]
  if (ends.length > 0 || records === 0) return ['~all']
  return terms.some(isRedirect) || records === 1 ? [] : ['~all']
}
