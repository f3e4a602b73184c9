import { openShop } from '@vitrine/harness/owner.ts'
import { Product } from '@vitrine/harness/product.ts'
import { type Race, raceForOne, raceOfCarts, sendOneKey } from './race-for-stock.ts'

interface Races {
  buyers: number
  rounds: number
  say: (line: string) => void
}

/**
 * Races buyers for one item, for 37 items and with crossing carts, and sends one key a hundred
 * times.
 * @returns true if each round has as many orders as stock and refuses the rest
 */
export async function runRaces({ buyers, rounds, say }: Races): Promise<boolean> {
  const product = await Product.prepare()
  try {
    await product.start()
    const shop = { ...(await openShop(product.origin)), origin: product.origin }
    const races: Record<string, { orders: number; run: () => Promise<Race> }> = {
      'for 1 item': { orders: 1, run: () => raceForOne(shop, buyers, 1) },
      'for 37 items': { orders: 37, run: () => raceForOne(shop, buyers, 37) },
      'with carts that cross': {
        orders: Math.floor(buyers / 2),
        run: () => raceOfCarts(shop, buyers),
      },
    }
    let passed = true
    for (const [name, { orders, run }] of Object.entries(races)) {
      const seen: Race[] = []
      for (let round = 0; round < rounds; round += 1) seen.push(await run())
      const isFair = seen.every((race) => isAsItShould(race, orders, buyers))
      passed &&= isFair
      say(`${buyers} buyers ${name}, ${rounds} rounds: ${inWords(seen)}${isFair ? '' : ' BROKEN'}`)
    }
    const one = await sendOneKey(shop, 100)
    say(
      `one attempt sent 100 times: ${one.sold} sold, ${one.answers} answer, then ${one.otherBody}`,
    )
    passed &&= one.sold === 1 && one.answers === 1 && one.otherBody === 422
    for (const error of product.errors) say(error)
    return passed && product.errors.length === 0
  } finally {
    await product.remove()
  }
}

function isAsItShould({ placed, refused, left }: Race, orders: number, buyers: number) {
  return placed === orders && refused === buyers - orders && left.every((stock) => stock === 0)
}

function inWords(races: Race[]) {
  const sum = (pick: (race: Race) => number) => races.reduce((all, race) => all + pick(race), 0)
  const others = races.map(({ others }) => others).filter((one) => Object.keys(one).length > 0)
  return (
    `${sum(({ placed }) => placed)} orders, ${sum(({ refused }) => refused)} refused` +
    `${others.length ? `, ${JSON.stringify(others)}` : ''}, ` +
    `the shop too busy ${sum(({ again }) => again)} times, last answer after ${Math.max(...races.map(({ slowest }) => slowest))} ms`
  )
}
