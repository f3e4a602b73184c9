import { Client } from 'pg'

/** Called as a query is sent; returns what is called when its result or error is there. */
export type OnQuery = (name: () => string) => () => void

type Callback = (...answer: unknown[]) => void

/** @returns a client that reports each query by a name without values */
export function reportingClient(onQuery: OnQuery): typeof Client {
  return class extends Client {
    // pg declares seven overloads; all of them come down to these words.
    override query(...words: unknown[]): never {
      const [query] = words
      const end = onQuery(() => queryName(query))
      const last = words.at(-1)
      if (typeof last === 'function') {
        words[words.length - 1] = (...answer: unknown[]) => {
          end()
          ;(last as Callback)(...answer)
        }
        return super.query(...(words as [string])) as never
      }
      const answer = super.query(...(words as [string]))
      if (typeof answer?.then === 'function') answer.then(end, end)
      return answer as never
    }
  }
}

const maxLength = 160

/** The name of a prepared statement, or its text without literals: values never reach the log. */
function queryName(query: unknown): string {
  if (typeof query === 'string') return withoutValues(query)
  if (query === null || typeof query !== 'object') return 'unknown'
  const { name, text } = query as { name?: unknown; text?: unknown }
  if (typeof name === 'string') return name
  return typeof text === 'string' ? withoutValues(text) : 'unknown'
}

function withoutValues(text: string): string {
  return text
    .slice(0, 4 * maxLength)
    .replaceAll(/'(?:[^']|'')*(?:'|$)/g, '?')
    .replaceAll(/(?<![$\w])\d+(?:\.\d+)?\b/g, '?')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength)
}
