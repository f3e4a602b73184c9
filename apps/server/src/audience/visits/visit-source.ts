export interface VisitSource {
  /** `utm_source`, or the host that linked here; `direct` without either. */
  source: string
  campaign: string | null
}

const longest = 100

/** @param ownHosts hosts of the shop, links between which have no source */
export function visitSource(
  url: URL,
  referer: string | undefined,
  ownHosts: readonly string[],
): VisitSource {
  const { searchParams } = url
  return {
    source: clean(searchParams.get('utm_source')) ?? hostOf(referer, ownHosts) ?? 'direct',
    campaign: clean(searchParams.get('utm_campaign')) ?? null,
  }
}

function clean(value: string | null): string | undefined {
  // Anyone can write anything into a link.
  const text = value
    ?.normalize()
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .toLowerCase()
  return text ? text.slice(0, longest).toWellFormed() : undefined
}

function hostOf(referer: string | undefined, ownHosts: readonly string[]): string | undefined {
  if (!referer || !URL.canParse(referer)) return undefined
  const { protocol, hostname } = new URL(referer)
  if (protocol !== 'https:' && protocol !== 'http:') return clean(hostname)
  const host = hostname.replace(/^www\./, '')
  return ownHosts.includes(hostname) || ownHosts.includes(host) ? undefined : clean(host)
}
