export type AnswerCode =
  | 'ok'
  /** The name exists, but not with this type. */
  | 'no_data'
  | 'no_name'
  | 'servfail'
  | 'refused'
  | 'silent'
  | 'unusable'

export interface Answer {
  code: AnswerCode
  values: string[]
  /** Seconds, where the resolver reports them. */
  ttl?: number
}

/** A name server of a zone, as the zone's parent names it. */
export interface Delegated {
  name: string
  address?: string
}

export const noData: Answer = { code: 'no_data', values: [] }

const codes: Record<string, AnswerCode> = {
  ENODATA: 'no_data',
  ENOTFOUND: 'no_name',
  ESERVFAIL: 'servfail',
  EREFUSED: 'refused',
  ENOTIMP: 'refused',
  ETIMEOUT: 'silent',
  ECONNREFUSED: 'silent',
  ECANCELLED: 'silent',
  EDESTRUCTION: 'silent',
}

/** A reason that is not known here is an answer that nobody can use. */
export function answerOfError(error: unknown): Answer {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return { code: codes[code] ?? 'unusable', values: [] }
}

const usualBounds = { values: 20, length: 255 }

/** A zone is its owner's: what is stored of it is bounded. */
export function answerOf(values: string[], ttl?: number, max = usualBounds): Answer {
  if (values.length === 0) return noData
  const bounded = values.slice(0, max.values).map((value) => value.slice(0, max.length))
  return { code: 'ok', values: bounded, ...(ttl !== undefined && { ttl }) }
}
