import { countryName } from '@vitrine/commerce/places/country-name.ts'
import type { Config } from '../../platform/config.ts'
import { mainOrigin } from '../../platform/origins.ts'
import { logoPath } from '../../platform/provider-identity/read-provider.ts'
import { providerMailTheme } from './mail-theme.ts'
import type { StoreFrame } from './store-frame.ts'

/** Frames emails about accounts, which belong to no shop. */
export function providerFrame(config: Pick<Config, 'port' | 'mainHost' | 'provider'>): StoreFrame {
  const { name, colors, legal, logoFile } = config.provider
  const origin = mainOrigin(config)
  const { company, address, country } = legal
  return {
    name,
    provider: name,
    origin,
    theme: providerMailTheme(colors),
    seller: [company, ...address, country && countryName(country)].filter(Boolean).join(' · '),
    // Email clients show no SVG.
    ...(logoFile && logoFile.type !== 'image/svg+xml' && { logo: `${origin}${logoPath}` }),
  }
}
