import { shopUnderAttack } from './shop-under-attack.ts'

/** `npm run drill:fairness`: what an attack on one shop costs its neighbour, with default limits. */
const limit = 1.2
const all = []
for (const addresses of [8, 64, 256])
  all.push(await shopUnderAttack({ addresses, seconds: 60, tell: say }))

const missed = all.flatMap(({ addresses, p95, broken }) => [
  ...Object.entries(p95)
    .filter(([, { ratio }]) => ratio > limit)
    .map(([kind]) => `${kind} beside ${addresses} addresses`),
  ...Object.keys(broken),
])
say(missed.length ? `Missed: ${missed.join(', ')}` : 'Every limit was kept.')
process.exit(missed.length ? 1 : 0)

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
