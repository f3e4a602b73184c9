import { readdirSync } from 'node:fs'
import path from 'node:path'
import { slug } from '@vitrine/contract/call/values.ts'
import { checkContent } from '@vitrine/sections/render/check-content.ts'
import { describe, expect, test } from 'vitest'
import { nocturneRecords } from './nocturne-records/nocturne-records.ts'
import { teaHouse } from './tea-house/tea-house.ts'

const address = (image: string) => `/media/store/${image}-1280.webp`

describe.each([teaHouse, nocturneRecords])('$name', (store) => {
  const { categories, products } = store
  const folder = path.resolve(import.meta.dirname, '../images', store.subdomain)
  const files = readdirSync(folder).map((file) => path.basename(file, '.webp'))
  const pages = store.pages(address)

  test('sells 24 products, all under addresses of their own', () => {
    expect(new Set(products.map((product) => product.slug)).size).toBe(24)
    for (const product of products) expect(slug.safeParse(product.slug).success).toBe(true)
  })

  test('shows only images that are there, and each of them somewhere', () => {
    const shown = new Set([
      ...products.flatMap(({ images }) => images),
      ...products.flatMap(({ variations = [] }) => variations.flatMap(({ image }) => image ?? [])),
      ...categories.map(({ image }) => image),
      ...Array.from(
        JSON.stringify(pages).matchAll(/\/media\/store\/(.+?)-1280/g),
        ([, name]) => name!,
      ),
    ])
    expect([...shown].toSorted()).toEqual(files.toSorted())
  })

  test('files every product under categories that exist, and leaves none empty', () => {
    const used = new Set(products.flatMap((product) => product.categories))
    const filed = categories.map((category) => category.slug)
    expect([...used].toSorted()).toEqual(filed.toSorted())
  })

  test('asks less on sale, in every variation', () => {
    for (const { price, discountPrice = 0, variations = [] } of products) {
      for (const offer of [{ price, discountPrice }, ...variations])
        expect(offer.discountPrice ?? 0).toBeLessThan(offer.price)
    }
  })

  test('has one variation for each choice of attributes', () => {
    for (const { attributeGroups = [], variations = [] } of products) {
      const choices = attributeGroups.reduce((count, { values }) => count * values.length, 1)
      expect(variations.length).toBe(attributeGroups.length ? choices : 0)
    }
  })

  test('has pages that the sections accept', () => {
    expect(checkContent(pages.globalContent)).toEqual([])
    for (const { content } of [pages.home, pages.shop, pages.about, pages.contact ?? []].flat())
      expect(checkContent(content)).toEqual([])
  })
})
