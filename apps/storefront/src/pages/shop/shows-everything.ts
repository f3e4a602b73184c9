import { walkContent, type Content } from '@vitrine/sections/kit/page-item.ts'

/** Whether a section of the page already shows as many of the latest products as there are. */
export function showsEverything(content: Content, productCount: number): boolean {
  return [...walkContent(content)].some(({ item: { props } }) => {
    const { productCollection, numberOfProducts } = props
    return productCollection === 'latest' && Number(numberOfProducts) >= productCount
  })
}
