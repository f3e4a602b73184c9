import type { Config } from '../../platform/config.ts'

/** Where the domains of stores have to point. */
export interface Expected {
  a: readonly string[]
  aaaa: readonly string[]
  cname: string
}

export function configuredRecords({
  expectedA: a,
  expectedAaaa: aaaa,
  expectedCname,
  storesHost,
}: Pick<Config, 'expectedA' | 'expectedAaaa' | 'expectedCname' | 'storesHost'>): Expected {
  return { a, aaaa, cname: expectedCname ?? storesHost }
}
