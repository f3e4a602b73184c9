import { bareLine, type ListedLine } from '@vitrine/commerce/cart/line-list.ts'
import type { StoreSource } from '@vitrine/sections/kit/store-queries.ts'
import type { Wishes } from '../../cart/use-quote.ts'
import { issuesByField } from '../form/fields.ts'
import { manualQuote } from './manual-quote.ts'
import type { PlainCheckout, PlainLine } from './plain-context.ts'
import type { Refused } from '../payment/refused.ts'
import { refusalOf } from './refusal-of.ts'

export type { Wishes }

type Quoted = Pick<PlainCheckout, 'lines' | 'quote' | 'errors' | 'notice'>

/**
 * Prices the lines. An invalid option is reported at its field and ignored, so that the form is
 * never lost.
 */
export async function quotePlain(
  source: StoreSource,
  lines: readonly PlainLine[],
  wishes: Wishes,
): Promise<Quoted> {
  if (!lines.length) return { lines, quote: undefined, errors: {} }
  const answer = await ask(source, lines, wishes)
  if ('lines' in answer) return answer
  const errors = issuesByField(answer.issues)
  const again = await ask(source, lines, {})
  if ('lines' in again) return { ...again, errors }
  const title = again.issues[0]?.message ?? again.message
  return { lines, quote: undefined, errors, notice: { title, items: [] } }
}

async function ask(
  { calls, store: { storeId } }: StoreSource,
  lines: readonly PlainLine[],
  wishes: Wishes,
): Promise<Quoted | Pick<Extract<Refused, { kind: 'invalid' }>, 'issues' | 'message'>> {
  try {
    const quote = await manualQuote(calls, { storeId, lines: lines.map(bareLine), ...wishes })
    return { lines: quote.lines.map((line) => withTyped(line, lines)), quote, errors: {} }
  } catch (error) {
    const refusal = refusalOf(error)
    return { issues: refusal.kind === 'invalid' ? refusal.issues : [], message: refusal.message }
  }
}

/** The quote merges equal lines; an invalid quantity stays in its box. */
function withTyped(line: ListedLine, lines: readonly PlainLine[]): PlainLine {
  const { productId, variationId } = line
  const typed = lines.find(
    (each) =>
      each.productId.toLowerCase() === productId &&
      (each.variationId?.toLowerCase() ?? null) === variationId,
  )?.typed
  return { ...bareLine(line), ...(typed !== undefined && { typed }) }
}
