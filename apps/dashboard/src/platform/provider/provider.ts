import {
  defaultIdentity,
  identityMeta,
  type ProviderIdentity,
} from '@vitrine/contract/provider/identity.ts'

/** Who runs this installation; the server writes it into the document. */
export const provider: ProviderIdentity = readIdentity()

/** The development server of the dashboard writes none. */
function readIdentity(): ProviderIdentity {
  if (typeof document === 'undefined') return defaultIdentity
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${identityMeta}"]`)
  return meta ? (JSON.parse(meta.content) as ProviderIdentity) : defaultIdentity
}
