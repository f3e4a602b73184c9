export const maxSlugLength = 80
export const maxSubdomainLength = 63

// Letters that Unicode does not decompose.
const foldings: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  '&': ' and ',
}

const germanSpeaking = new Set(['AT', 'CH', 'DE', 'LI'])

/** Spells out umlauts where a store's shoppers do: "für" becomes `fuer` in Germany, else `fur`. */
export function spelledIn(country: string, name: string): string {
  return germanSpeaking.has(country) ? withoutUmlauts(name) : name
}

export function withoutUmlauts(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => umlauts[letter] ?? '')
}

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/**
 * Makes a slug of a name: "Crème brûlée" becomes `creme-brulee`. Latin letters lose their accents;
 * other scripts keep their letters, in NFC.
 * @param fallback for names without a letter or digit
 */
export function slugFrom(name: string, fallback: string, maxLength = maxSlugLength): string {
  const slug = withoutAccents(name).normalize('NFKC').replace(separators, '-').replace(/^-+/, '')
  return cutSlug(slug, maxLength) || fallback
}

/** Works as `slugFrom`, with a-z, 0-9 and hyphens only: for host names and file names. */
export function asciiSlugFrom(name: string, fallback: string, maxLength = maxSlugLength): string {
  const slug = withoutAccents(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
  return cutSlug(slug, maxLength) || fallback
}

// Combining marks belong to the preceding letter, so no part begins with one.
const separators = /(?:[^\p{L}\p{M}\p{N}]+|^)\p{M}*/gu

function withoutAccents(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’\u200d]/g, '')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replace(/[ßæœøłđðþı&]/g, (letter) => foldings[letter] ?? '')
}

/** Appends a number for duplicate names: `sencha-2`. */
export function numberedSlug(slug: string, number: number, maxLength = maxSlugLength): string {
  const suffix = `-${number}`
  return cutSlug(slug, maxLength - suffix.length) + suffix
}

export function isSlug(text: string): boolean {
  return text !== '' && text.length <= maxSlugLength && slugFrom(text, '') === text
}

/** Checks the shape of a DNS label, reserved or not. */
export function isHostLabel(text: string): boolean {
  return text.length <= maxSubdomainLength && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
}

export function isSubdomain(text: string): boolean {
  return isHostLabel(text) && !reservedSubdomains.has(text)
}

/**
 * Routes of the storefront itself. The pages home, shop and about of a new store are these routes.
 */
export const reservedPageSlugs: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'home',
  'shop',
  'about',
  'blog',
  'checkout',
  'cart',
  'collection',
  'collections',
  'product',
  'products',
  'page',
  'pages',
  'search',
  'policies',
  'account',
  'order',
  'orders',
  'thank-you',
  'api',
  'media',
  'assets',
  'static',
  'builder',
  'dashboard',
  'login',
  'logout',
  'signup',
])

/** Labels that suggest the provider, or that email and certificate software looks up. */
export const reservedSubdomains: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ (
    'www www1 www2 api app apps admin administrator dashboard builder account accounts auth login ' +
    'logout signup signin register billing pay payment payments checkout invoice invoices pricing ' +
    'support help helpdesk status docs blog news about contact legal terms privacy security abuse ' +
    'mail email smtp imap pop pop3 mx webmail postmaster hostmaster webmaster noreply ns ns1 ns2 ' +
    'ns3 ns4 dns ftp sftp ssh vpn proxy gateway cdn assets static media images img files upload ' +
    'uploads internal intranet local localhost staging dev root system metrics monitor ' +
    'autoconfig autodiscover wpad isatap mta-sts vitrine store stores'
  ).split(' '),
)

/** Never ends in a hyphen or within a surrogate pair. */
export function cutSlug(slug: string, length: number): string {
  return slug
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replace(/-+$/, '')
}
