import { isAgreedTo, policyPath, type PolicyVersion } from './policy-kinds.ts'

/** A link at the checkout. */
export interface ShownPolicy {
  label: string
  href: string
  /** Null for a link of the checkout settings. */
  versionId: string | null
  isAgreedTo: boolean
}

interface Form {
  policies: { label: string; href: string }[]
  termsRequired: boolean
}

/**
 * Adds the published policies to the links of the checkout settings. Agreement is asked for only
 * where there is something to agree to.
 */
export function withPublished<Settings extends Form>(
  form: Settings,
  published: readonly PolicyVersion[],
): Omit<Settings, 'policies'> & { policies: ShownPolicy[] } {
  const own = published.map(({ kind, title, versionId }) => ({
    label: title,
    href: policyPath(kind),
    versionId,
    isAgreedTo: isAgreedTo(kind),
  }))
  const others = form.policies
    .filter(({ href }) => !own.some((each) => each.href === href))
    .map((link) => ({ ...link, versionId: null, isAgreedTo: true }))
  const policies = [...own, ...others]
  const termsRequired = form.termsRequired && policies.some((each) => each.isAgreedTo)
  return { ...form, policies, termsRequired }
}
