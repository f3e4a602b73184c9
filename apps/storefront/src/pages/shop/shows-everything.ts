import { walkContent, type Content } from '@vitrine/sections/kit/page-item.ts'

/** Returns true when a section already shows all products. */
export function showsEverything(content: Content, productCount: number): boolean {
  return [...walkContent(content)].some(({ item: { props } }) => {
    const { productCollection, numberOfProducts } = props
    return productCollection === 'latest' && Number(numberOfProducts) >= productCount
  })
}
