import type { PageItem } from '@vitrine/contract/content/page.ts'
import type { StoreInfo } from '@vitrine/contract/shop/store.ts'
import { safeSource, safeUrl } from '@vitrine/sections/kit/values/safe-url.ts'

export function shopData(store: StoreInfo, globalContent: PageItem[], origin: string) {
  const { name } = store
  const url = `${origin}/`
  const logo = logoOf(globalContent)
  const profiles = profilesOf(globalContent)
  const organization = {
    '@type': 'Organization',
    '@id': `${url}#organization`,
    name,
    url,
    ...(logo && { logo: new URL(logo, origin).href }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  }
  const website = {
    '@type': 'WebSite',
    name,
    url,
    publisher: { '@id': organization['@id'] },
  }
  return [organization, website]
}

function logoOf(globalContent: PageItem[]): string | undefined {
  const { logoType, logoImage } = propsOf(globalContent, 'navbar')
  return logoType === 'image' ? safeSource(logoImage) : undefined
}

/** Reads social profiles from the links of the footer. */
function profilesOf(globalContent: PageItem[]): string[] {
  const { socialIcons } = propsOf(globalContent, 'footer')
  const icons = Array.isArray(socialIcons) ? (socialIcons as { url?: unknown }[]) : []
  return icons.map(({ url }) => safeUrl(url) ?? '').filter((url) => url.startsWith('http'))
}

function propsOf(globalContent: PageItem[], type: string): Record<string, unknown> {
  return globalContent.find((item) => item.type === type)?.props ?? {}
}
