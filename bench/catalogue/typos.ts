import type { ProductCard } from '@vitrine/contract/catalogue/product.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import { namesOf } from './names-of.ts'
import type { StoreAsks } from './store-asks.ts'
import { say, report, timesOf } from './times-of.ts'

const tried = 1000

/** Returns how often the product is among the first five when its name has one typo. */
export async function recallOfTypos(asks: StoreAsks, dataDir: string, storeId: string) {
  const names = await namesOf(dataDir, storeId, tried)
  const random = seeded(20_261_121)
  const typed = names.map((name) => ({ name, term: withEdit(name, random) }))
  let found = 0
  const times = await timesOf(async (turn) => {
    const { name, term } = typed[turn % tried] ?? { name: '', term: '' }
    const { content } = await asks.get<PageOf<ProductCard>>('/products/fetch-searched-products', {
      name: term,
    })
    if (turn < tried && content.slice(0, 5).some((card) => card.name === name)) found += 1
  }, tried)
  report('search, a name with one edit', times, 80)
  const share = (found / tried) * 100
  say(`recall in the first five of ${tried} names with one edit: ${share.toFixed(1)} % (95)`)
}

function seeded(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

function withEdit(name: string, random: (below: number) => number): string {
  const words = name.split(' ')
  const chosen = random(words.length)
  const word = words[chosen] ?? ''
  const at = random(word.length - 1)
  const letter = String.fromCharCode(97 + random(26))
  const [before, here, next, after] = [
    word.slice(0, at),
    word.charAt(at),
    word.charAt(at + 1),
    word.slice(at + 2),
  ]
  const edited = [
    before + next + after,
    before + letter + here + next + after,
    before + letter + next + after,
    before + next + here + after,
  ][random(4)]
  return words.map((each, index) => (index === chosen ? edited : each)).join(' ')
}
