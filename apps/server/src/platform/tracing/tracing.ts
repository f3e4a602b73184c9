import type { Attributes, Span, Tracer } from '@opentelemetry/api'
import { factsNow, withFacts } from '../request-facts.ts'

interface Tracing {
  tracer: Tracer
  /** Makes the span's parent: only OpenTelemetry's own packages know how, and those load late. */
  contextOf: (parent: Span) => Parameters<Tracer['startSpan']>[2]
}

let tracing: Tracing | undefined

/**
 * Sends traces to an OpenTelemetry collector. Its packages are loaded here only.
 * @param endpoint for example `http://127.0.0.1:4318`; `/v1/traces` is added
 * @returns sends what is left and stops
 */
export async function startTracing(endpoint: string): Promise<() => Promise<void>> {
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'vitrine' }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  })
  tracing = {
    tracer: provider.getTracer('vitrine'),
    contextOf: (parent) => api.trace.setSpan(api.ROOT_CONTEXT, parent),
  }
  return async () => {
    tracing = undefined
    await provider.shutdown().catch(() => {})
  }
}

/** @returns undefined while traces are off, which costs a comparison */
export function startSpan(
  name: string,
  attributes: Attributes = {},
  startTime?: number,
): Span | undefined {
  if (!tracing) return undefined
  const parent = factsNow()?.span
  const options = { attributes, ...(startTime !== undefined && { startTime }) }
  return tracing.tracer.startSpan(name, options, parent && tracing.contextOf(parent))
}

/** Runs work in a span of its own, which ends with it. */
export async function inSpan<Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> {
  const span = startSpan(name, attributes)
  if (!span) return await work()
  try {
    return await withFacts({ ...factsNow(), span }, work)
  } catch (error) {
    endFailed(span, error)
    throw error
  } finally {
    span.end()
  }
}

/** Without the message, which may contain values of queries. */
function endFailed(span: Span | undefined, error: unknown): void {
  const kind = error instanceof Error ? error.name : 'unknown'
  span?.setAttribute('error.type', kind)
  span?.setStatus({ code: spanError })
}

/** `SpanStatusCode.ERROR`: the enum itself is in a package that loads only with tracing. */
const spanError = 2
