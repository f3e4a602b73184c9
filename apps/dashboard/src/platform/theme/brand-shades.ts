import { type Shades, shadesOf } from '@vitrine/commerce/text/shades.ts'
import { defaultColors, type ProviderColors } from '@vitrine/contract/provider/identity.ts'

const pine: Shades = [
  '#eef6f4',
  '#dbebe7',
  '#b5d7cf',
  '#8bc2b5',
  '#63ab9b',
  '#3d8f7e',
  '#247565',
  '#155f52',
  '#0e4f47',
  '#083b35',
]

/** The product's own green has drawn shades; those of another brand colour are mixed. */
export function brandShades({ brand }: ProviderColors): Shades {
  return brand === defaultColors.brand ? pine : shadesOf(brand)
}
