import { letterIcon } from '../../platform/provider-identity/identity-html.ts'
import { logoPath, type Provider } from '../../platform/provider-identity/read-provider.ts'

/** Answers the provider's logo, and an icon of its own in place of the product's. */
export async function providerFiles(
  provider: Provider,
): Promise<(pathname: string) => Response | undefined> {
  const icon = await letterIcon(provider)
  const { logoFile } = provider
  return (pathname) => {
    if (pathname === logoPath && logoFile)
      return new Response(logoFile.bytes, { headers: headersOf(logoFile.type) })
    if (pathname === '/favicon.svg' && icon !== undefined)
      return new Response(icon, { headers: headersOf('image/svg+xml') })
    return undefined
  }
}

function headersOf(type: string) {
  return {
    'content-type': type,
    'cache-control': 'public, max-age=3600',
    // An SVG that is opened by itself runs no script.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  }
}
