interface Line {
  name: string
  type: string
  values: string[]
  ttl: number
}

/** A zone file, with the records that every zone has to have. */
export function zoneText(zone: string, lines: readonly Line[]): string {
  const apex = absolute(zone)
  const isTop = !zone.includes('.')
  const server = isTop ? `ns.${apex === '.' ? '' : apex}` : `ns1.${apex}`
  const start = [
    `${apex} 60 SOA ${server} hostmaster.${apex === '.' ? '' : apex} 1 3600 600 86400 60`,
    ...(isTop ? [`${apex} 300 NS ${server}`] : []),
    ...(isTop ? [`${server} 300 A 127.0.0.2`] : []),
  ]
  const texts = lines
    .filter(({ type }) => type !== 'SOA')
    .flatMap(({ name, type, values, ttl }) =>
      values.map((value) => `${absolute(name)} ${ttl} ${type} ${inZone(type, value)}`),
    )
  return `${[...new Set([...start, ...texts])].join('\n')}\n`
}

function inZone(type: string, value: string): string {
  switch (type) {
    case 'CNAME':
    case 'NS':
      return absolute(value)
    case 'TXT':
      return (value.match(/.{1,255}/gs) ?? [value])
        .map((part) => `"${part.replaceAll(/["\\]/g, String.raw`\$&`)}"`)
        .join(' ')
    case 'CAA': {
      const [tag = '', issuer = ''] = value.split(' ')
      return `0 ${tag} "${issuer}"`
    }
    default:
      return value
  }
}

const absolute = (name: string) => `${name}.`
