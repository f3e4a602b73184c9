/** The part of Lighthouse's answer that we read. */
export interface Report {
  /** When Lighthouse could not watch the page. */
  runtimeError?: { message: string }
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
}

interface Audit {
  title: string
  score: number | null
  numericValue?: number
  details?: { items?: { url?: string }[] }
}

/** The figures of one visit: scores of 100, times in milliseconds. */
export function figuresOf({ categories, audits }: Report): number[] {
  const scores = Object.values(categories).map(({ score }) => Math.round(score * 100))
  const values = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map(
    (name) => audits[name]?.numericValue ?? Number.NaN,
  )
  const requests = audits['network-requests']?.details?.items
  // What stands in the page itself is listed, too.
  const sent = requests?.filter(({ url }) => !url?.startsWith('data:'))
  return [...scores, ...values, sent?.length ?? Number.NaN]
}

/** What counts and did not pass. Performance is told by its figures. */
export function failuresOf({ categories, audits }: Report): string[] {
  return Object.entries(categories)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .flatMap(({ id, weight }) => {
      const audit = audits[id]
      const isPassed = !audit || audit.score === null || audit.score >= 1
      return weight > 0 && !isPassed ? [`${id}: ${audit.title}`] : []
    })
}
