import type { DatabaseOptions } from '@vitrine/db/database.ts'
import type { Log } from '../log.ts'
import { factsNow, withFacts } from '../request-facts.ts'
import { startSpan } from '../tracing/tracing.ts'
import { querySeconds, slowQueriesTotal } from './metrics.ts'

/** Measures every query, and names the slow ones in the log, without their values. */
export function watchQueries(log: Log, slowMs: number): NonNullable<DatabaseOptions['onQuery']> {
  return (pool, name) => {
    const started = performance.now()
    // The result may arrive in another context: a connection serves many requests.
    const facts = factsNow()
    const span = startSpan('query', { 'vitrine.pool': pool })
    return () => {
      const ms = performance.now() - started
      querySeconds.observe({ pool }, ms / 1000)
      span?.updateName(name())
      span?.end()
      if (ms < slowMs) return
      slowQueriesTotal.inc()
      const warn = () => log.warn('A query was slow.', { query: name(), ms: Math.round(ms), pool })
      if (facts) withFacts(facts, warn)
      else warn()
    }
  }
}
