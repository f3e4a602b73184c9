import { readTags } from './tags.ts'

export const dmarcName = (mailDomain: string) => `_dmarc.${mailDomain}`

/** Asks receivers for nothing, but is what the large ones require of senders. */
export const leastDmarc = 'v=DMARC1; p=none'

export const isDmarc = (text: string) => /^\s*v\s*=\s*DMARC1\s*(?:;|$)/.test(text)

const policies = ['none', 'quarantine', 'reject'] as const
export type DmarcPolicy = (typeof policies)[number]

/** @returns undefined when the record has none that receivers can read */
export function policyOf(text: string): DmarcPolicy | undefined {
  const policy = readTags(text).get('p')?.toLowerCase()
  return policies.find((each) => each === policy)
}
