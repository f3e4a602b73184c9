import { BlockList, isIP } from 'node:net'

export interface KnownNetwork {
  owner: string
  kind: 'proxy' | 'parking' | 'expired' | 'provider'
}

/**
 * Addresses that domains often point to instead of a shop, from what their owners publish:
 * cloudflare.com/ips; the help pages on custom domains of Shopify, Squarespace, Wix, WordPress.com,
 * Weebly, Webflow, Vercel, Netlify, GitHub Pages and Blogger; the parking pages of Sedo, ParkingCrew,
 * Bodis, Above.com, Dan.com, GoDaddy and Namecheap; and Network Solutions' page for expired domains.
 */
const addresses: [KnownNetwork['kind'], string, string[]][] = [
  [
    'proxy',
    'Cloudflare',
    [
      '103.21.244.0/22',
      '103.22.200.0/22',
      '103.31.4.0/22',
      '104.16.0.0/13',
      '104.24.0.0/14',
      '108.162.192.0/18',
      '131.0.72.0/22',
      '141.101.64.0/18',
      '162.158.0.0/15',
      '172.64.0.0/13',
      '173.245.48.0/20',
      '188.114.96.0/20',
      '190.93.240.0/20',
      '197.234.240.0/22',
      '198.41.128.0/17',
      '2400:cb00::/32',
      '2405:8100::/32',
      '2405:b500::/32',
      '2606:4700::/32',
      '2803:f800::/32',
      '2a06:98c0::/29',
      '2c0f:f248::/32',
    ],
  ],
  ['provider', 'Shopify', ['23.227.38.0/24']],
  ['provider', 'Squarespace', ['198.185.159.144/31', '198.49.23.144/31']],
  ['provider', 'Wix', ['185.230.60.0/22']],
  ['provider', 'WordPress.com', ['192.0.78.0/24']],
  ['provider', 'Weebly', ['199.34.228.0/22']],
  ['provider', 'Webflow', ['75.2.70.75/32', '99.83.190.102/32']],
  ['provider', 'Vercel', ['76.76.21.0/24']],
  ['provider', 'Netlify', ['75.2.60.5/32']],
  ['provider', 'GitHub Pages', ['185.199.108.0/22', '2606:50c0:8000::/46']],
  [
    'provider',
    'Blogger',
    ['216.239.32.21/32', '216.239.34.21/32', '216.239.36.21/32', '216.239.38.21/32'],
  ],
  ['parking', 'Sedo', ['91.195.240.0/23']],
  ['parking', 'ParkingCrew', ['185.53.176.0/22']],
  ['parking', 'Bodis', ['199.59.240.0/22']],
  ['parking', 'Above.com', ['103.224.182.0/23', '103.224.212.0/23']],
  ['parking', 'Dan.com', ['3.64.163.50/32']],
  ['parking', 'GoDaddy', ['3.33.130.190/32', '15.197.148.33/32', '34.102.136.180/32']],
  ['parking', 'Namecheap', ['162.255.119.0/24', '192.64.119.0/24']],
  ['expired', 'Network Solutions', ['208.91.197.0/24']],
]

/** Name servers that registrars give to domains that expired or were suspended, and parking pages. */
const nameServers: [KnownNetwork['kind'], string, string][] = [
  ['expired', 'Network Solutions', 'pendingrenewaldeletion.com'],
  ['expired', 'Tucows', 'renewyourname.net'],
  ['expired', 'Namecheap', 'failed-whois-verification.namecheap.com'],
  ['parking', 'Sedo', 'sedoparking.com'],
  ['parking', 'ParkingCrew', 'parkingcrew.net'],
  ['parking', 'Bodis', 'bodis.com'],
  ['parking', 'Above.com', 'above.com'],
  ['parking', 'Dan.com', 'dan.com'],
  ['parking', 'Afternic', 'afternic.com'],
]

const lists = addresses.map(([kind, owner, networks]) => {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    list.addSubnet(address, Number(prefix), isIP(address) === 6 ? 'ipv6' : 'ipv4')
  }
  return { kind, owner, list }
})

export function networkOfAddress(address: string): KnownNetwork | undefined {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  return lists.find(({ list }) => list.check(address, family))
}

export function networkOfNameServer(name: string): KnownNetwork | undefined {
  const found = nameServers.find(([, , server]) => name === server || name.endsWith(`.${server}`))
  return found && { kind: found[0], owner: found[1] }
}
