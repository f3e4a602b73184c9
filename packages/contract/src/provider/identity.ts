/** Who runs this installation, as owners and shoppers read it; all of it is public. */
export interface ProviderIdentity {
  name: string
  /** Reads the contact form's messages and is printed for owners. */
  supportEmail: string
  colors: ProviderColors
  legal: ProviderLegal
  /** Path on the main host of an image that is shown instead of mark and name. */
  logo: string | null
}

export interface ProviderColors {
  /** Carries white text. */
  brand: string
  /** Carries dark text. */
  accent: string
}

/** Empty texts are not known. */
export interface ProviderLegal {
  company: string
  address: readonly string[]
  /** ISO 3166-1 alpha-2. */
  country: string
  representative: string
  register: string
  vatId: string
}

export const defaultColors: ProviderColors = { brand: '#155f52', accent: '#f2b65a' }

export const defaultIdentity: ProviderIdentity = {
  name: 'Vitrine',
  supportEmail: 'support@localhost',
  colors: defaultColors,
  legal: { company: '', address: [], country: '', representative: '', register: '', vatId: '' },
  logo: null,
}

/** Name of the `<meta>` in which the dashboard gets the identity as JSON. */
export const identityMeta = 'provider'
