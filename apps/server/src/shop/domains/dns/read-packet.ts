import type { DecodedPacket } from 'dns-packet'
import type { AnswerCode, Delegated } from './answer.ts'

type Received = DecodedPacket | 'silent' | 'unusable'

const codes: Record<string, AnswerCode> = {
  NOERROR: 'ok',
  SERVFAIL: 'servfail',
  NXDOMAIN: 'no_name',
  REFUSED: 'refused',
}

export function codeOf(received: Received): AnswerCode {
  if (typeof received === 'string') return received
  return codes[(received as { rcode?: string }).rcode ?? ''] ?? 'unusable'
}

/** The name servers of a zone that a server of its parent names, with the addresses beside them. */
export function delegatedIn(received: Received, zone: string): Delegated[] {
  if (typeof received === 'string') return []
  const { answers = [], authorities = [], additionals = [] } = received
  return [...answers, ...authorities].flatMap((record) => {
    if (record.type !== 'NS' || record.name.toLowerCase() !== zone) return []
    const name = record.data.toLowerCase()
    const glue = additionals.find(
      (other) => other.type === 'A' && other.name.toLowerCase() === name,
    )
    return [{ name, ...(glue?.type === 'A' && { address: glue.data }) }]
  })
}
