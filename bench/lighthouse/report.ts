export interface Report {
  /** Set when Lighthouse could not load the page. */
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

/** Returns one visit's figures: scores of 100, times in milliseconds. */
export function figuresOf({ categories, audits }: Report): number[] {
  const scores = Object.values(categories).map(({ score }) => Math.round(score * 100))
  const values = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map(
    (name) => audits[name]?.numericValue ?? Number.NaN,
  )
  const requests = audits['network-requests']?.details?.items
  // Requests include data URLs.
  const sent = requests?.filter(({ url }) => !url?.startsWith('data:'))
  return [...scores, ...values, sent?.length ?? Number.NaN]
}

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
