import {
  defaultIdentity,
  identityMeta,
  type ProviderIdentity,
} from '@vitrine/contract/provider/identity.ts'
import { html } from 'hono/html'
import type { Provider } from './read-provider.ts'

/** @returns the document with the identity as its head's first element, where the dashboard reads it */
export async function withIdentity(page: string, provider: Provider) {
  const { name, supportEmail, colors, legal, logo } = provider
  const identity: ProviderIdentity = { name, supportEmail, colors, legal, logo }
  const content = JSON.stringify(identity)
  const meta = await html`<meta name="${identityMeta}" content="${content}" />`
  return page.replace('<head>', () => `<head>${String(meta)}`)
}

/** @returns an SVG of the name's first letter; undefined where the product's own icon is right */
export async function letterIcon({ name, colors }: Provider): Promise<string | undefined> {
  if (name === defaultIdentity.name) return undefined
  const first = /^./u.exec(name)?.[0] ?? ''
  return String(
    await html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
      <rect width="32" height="32" rx="8" fill="${colors.brand}" />
      <text
        x="16"
        y="23"
        text-anchor="middle"
        font-family="system-ui,sans-serif"
        font-size="20"
        font-weight="700"
        fill="#fff"
      >
        ${first.toUpperCase()}
      </text>
    </svg>`,
  )
}
