import type { Ask } from '../dns/ask.ts'
import { isAnswered } from './dkim.ts'
import { isSpf, spfTerms } from './spf.ts'

export interface SpfSize {
  /** DNS look-ups that a receiver makes for it; counted up to `maxCounted`. */
  lookups: number
  /** The first name that it includes and that has no SPF record, which makes all of it void. */
  broken: string | null
}

export const maxSpfLookups = 10
const maxCounted = 20

/** Follows includes and redirects as receivers do (RFC 7208, 4.6.4). */
export async function measureSpf(ask: Ask, record: string): Promise<SpfSize> {
  const size: SpfSize = { lookups: 0, broken: null }
  await count(ask, record, size)
  return size
}

async function count(ask: Ask, record: string, size: SpfSize): Promise<void> {
  const terms = spfTerms(record).map((term) => term.replace(/^[+?~-]/, ''))
  const hasEnd = terms.some((term) => /^all$/i.test(term))
  for (const term of terms) {
    if (size.lookups >= maxCounted) return
    if (/^(?:a|mx|ptr|exists)(?:[:/]|$)/i.test(term)) size.lookups += 1
    const [, kind, name] = /^(include:|redirect=)(.+)$/i.exec(term) ?? []
    if (name === undefined || (hasEnd && kind?.toLowerCase() === 'redirect=')) continue
    size.lookups += 1
    // A macro depends on the sender's address.
    if (name.includes('%')) continue
    const answer = await ask('LONG_TXT', name)
    const found = answer.values.filter(isSpf)
    if (found.length === 1) await count(ask, found[0]!, size)
    else if (isAnswered(answer)) size.broken ??= name
  }
}
