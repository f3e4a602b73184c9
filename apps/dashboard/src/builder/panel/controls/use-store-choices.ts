import { useQuery } from '@tanstack/react-query'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import { pagePath } from '@vitrine/commerce/text/page-path.ts'
import type { PageSummary } from '@vitrine/contract/content/page.ts'
import { useBuilder } from '../../context/builder-context.ts'
import { listAnchors } from '../../sections/anchors.ts'
import type { Choice, ChoiceGroup } from './choice.ts'

const MINUTE = 60_000

interface Loaded<Value> {
  choices: readonly Value[]
  /** A choice is only reported missing once the list has loaded. */
  isLoaded: boolean
}

export function useProductChoices(): Loaded<Choice> {
  const { client, storeInfo } = useBuilder()
  const { data, isSuccess } = useQuery({
    queryKey: ['builder', 'products', storeInfo.storeId],
    staleTime: MINUTE,
    queryFn: () => client.products.fetchProducts({ storeId: storeInfo.storeId, requireAll: true }),
  })
  const choices = (data ?? []).map(({ slug, name, price, discountPrice, productImage }) => ({
    value: slug,
    label: name,
    detail: formatPrice(discountPrice || price, storeInfo.currency),
    image: productImage,
  }))
  return { choices, isLoaded: isSuccess }
}

export function useCategoryChoices(): Loaded<Choice> {
  const { client, storeInfo } = useBuilder()
  const { data, isSuccess } = useQuery({
    queryKey: ['builder', 'categories', storeInfo.storeId],
    staleTime: MINUTE,
    queryFn: () => client.category.fetchCategories({ storeId: storeInfo.storeId }),
  })
  const choices = (data ?? []).map(({ slug, name, image, productCount }) => ({
    value: slug,
    label: name,
    detail: productCount === 1 ? '1 product' : `${productCount} products`,
    image,
  }))
  return { choices, isLoaded: isSuccess }
}

export function useLinkChoices(): Loaded<ChoiceGroup> {
  const { client, storeInfo, store } = useBuilder()
  const anchors = listAnchors(store.getState().components).map(({ anchor, name }) => ({
    value: `#${anchor}`,
    label: name,
    detail: `#${anchor}`,
  }))
  const { data, isSuccess } = useQuery({
    queryKey: ['builder', 'links', storeInfo.storeId],
    staleTime: MINUTE,
    queryFn: () => client.page.getPagesByStoreId({ storeId: storeInfo.storeId }),
  })
  const categories = useCategoryChoices()
  const products = useProductChoices()
  const pages = (data ?? []).map(choiceOfPage)
  const known = pages.map(({ value }) => value)
  return {
    isLoaded: isSuccess && categories.isLoaded && products.isLoaded,
    choices: [
      { group: 'Pages', choices: [...pages, ...own.filter(({ value }) => !known.includes(value))] },
      { group: 'On this page', choices: anchors },
      { group: 'Categories', choices: categories.choices.map(under('/collection/')) },
      { group: 'Products', choices: products.choices.map(under('/product/')) },
    ],
  }
}

/** A draft is reachable at its address once it is published. */
function choiceOfPage({ name, liveSlug, publishedRevision }: PageSummary): Choice {
  const path = pagePath(liveSlug)
  const detail = publishedRevision === null ? `${path} · Draft, not in the shop yet` : path
  return { value: path, label: name, detail }
}

const own: readonly Choice[] = [
  { value: '/', label: 'Home', detail: '/' },
  { value: '/shop', label: 'All products', detail: '/shop' },
  { value: '/about', label: 'About', detail: '/about' },
  { value: '/blog', label: 'Blog', detail: '/blog' },
  { value: '/checkout', label: 'Checkout', detail: '/checkout' },
]

const under = (folder: string) => (choice: Choice) => ({
  ...choice,
  value: `${folder}${choice.value}`,
  detail: `${folder}${choice.value}`,
})
