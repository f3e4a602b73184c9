import { useQuery } from '@tanstack/react-query'
import type { CategoryProduct } from '@vitrine/contract/catalogue/category.ts'
import { maxPlaced } from './form/chosen-products.tsx'
import { calls } from '../../platform/api/calls.ts'
import { api } from '../../platform/api/client.ts'

const pageSize = 100

export function useCategory(categoryId: string) {
  return useQuery({
    queryKey: calls.category.fetchCategory.queryKey({ input: { categoryId } }),
    async queryFn() {
      const category = await api.category.fetchCategory({ categoryId })
      const chosen = category.rule ? { products: [], total: 0 } : await chosenIn(categoryId)
      return { category, ...chosen }
    },
    // A background refetch must not replace what is being typed.
    refetchOnWindowFocus: false,
    // A cached category may predate the last save.
    gcTime: 0,
  })
}

async function chosenIn(categoryId: string) {
  const products: CategoryProduct[] = []
  for (let pageNumber = 0; ; pageNumber += 1) {
    const page = await api.category.listProducts({ categoryId, pageNumber, pageSize })
    products.push(...page.content)
    const isAll = pageNumber + 1 >= page.totalPages || products.length >= maxPlaced
    if (isAll) return { products, total: page.totalElements }
  }
}
