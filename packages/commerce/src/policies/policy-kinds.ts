export const policyKinds = ['returns', 'privacy', 'terms', 'shipping', 'imprint'] as const
export type PolicyKind = (typeof policyKinds)[number]

/** Titles of new policies; owners may change them. */
export const policyNames: Record<PolicyKind, string> = {
  returns: 'Returns and refunds',
  privacy: 'Privacy policy',
  terms: 'Terms and conditions',
  shipping: 'Shipping policy',
  imprint: 'Imprint',
}

/** A version that shoppers read or read when they ordered. */
export interface PolicyVersion {
  kind: PolicyKind
  title: string
  versionId: string
  number: number
}

/** An imprint informs; shoppers agree to the others. */
export function isAgreedTo(kind: PolicyKind): boolean {
  return kind !== 'imprint'
}

export function policyPath(kind: PolicyKind): string {
  return `/policies/${kind}`
}

export function isPolicyKind(text: string): text is PolicyKind {
  return (policyKinds as readonly string[]).includes(text)
}
