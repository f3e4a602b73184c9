import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import { salePrice } from '@vitrine/commerce/catalogue/sale-price.ts'
import type { TemplateKind } from '@vitrine/commerce/settings/template-kinds.ts'
import type { Category } from '@vitrine/contract/catalogue/category.ts'
import type { Product } from '@vitrine/contract/catalogue/product.ts'
import type { PublicArticle } from '@vitrine/contract/content/article.ts'
import { shownDate } from '../parts/article-card/shown-date.ts'

/** What a template's page is about. */
export interface Subject {
  kind: TemplateKind
  slug: string
  name: string
  /** By the names of `bind-sources.ts`; empty where there is none. */
  values: Readonly<Record<string, string>>
  /** The pages above this one, beside the home page. */
  above: readonly { label: string; url: string }[]
}

export function productSubject(product: Product, currency: string): Subject {
  const { name, slug, category, galleryImages, imageAlts } = product
  const images = [product.productImage, ...galleryImages].filter((image) => image !== null)
  const [first = '', second = '', third = ''] = images
  const link = category ? `/collection/${category.slug}` : ''
  return {
    kind: 'product',
    slug,
    name,
    values: {
      'product.title': name,
      'product.price': shownPrice(product, currency),
      'product.description': product.description,
      'product.image': first,
      'product.secondImage': second,
      'product.thirdImage': third,
      'product.imageAlt': imageAlts[first] ?? '',
      'product.brand': product.vendor,
      'product.type': product.productType,
      'product.category': category?.name ?? '',
      'product.categoryLink': link,
      'product.tags': product.tags.join(', '),
      'product.sku': product.sku,
    },
    above: category ? [{ label: category.name, url: link }] : [],
  }
}

function shownPrice(product: Product, currency: string): string {
  const prices = product.variations.map(salePrice)
  const from = prices.length > 0 ? Math.min(...prices) : salePrice(product)
  const shown = formatPrice(from, currency)
  return prices.some((price) => price > from) ? `From ${shown}` : shown
}

export function withValues(subject: Subject, values: Subject['values']): Subject {
  return { ...subject, values: { ...subject.values, ...values } }
}

export function categorySubject(category: Category): Subject {
  const { name, slug, description, image, productCount } = category
  return {
    kind: 'collection',
    slug,
    name,
    values: {
      'category.title': name,
      'category.description': description,
      'category.image': image ?? '',
      'category.productCount': String(productCount),
    },
    above: [],
  }
}

export function searchSubject(term: string): Subject {
  const name = term ? `Results for “${term}”` : 'Search'
  return { kind: 'search', slug: '', name, values: { 'search.term': term }, above: [] }
}

export function articleSubject(article: PublicArticle): Subject {
  const { title, slug, excerpt, cover, coverAlt, author, publishedOn, tags } = article
  return {
    kind: 'article',
    slug,
    name: title,
    values: {
      'article.title': title,
      'article.excerpt': excerpt,
      'article.cover': cover ?? '',
      'article.coverAlt': coverAlt,
      'article.author': author,
      'article.date': shownDate(publishedOn),
      'article.tags': tags.map(({ name }) => name).join(', '),
    },
    above: [{ label: 'Blog', url: '/blog' }],
  }
}
