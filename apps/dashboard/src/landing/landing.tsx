import { Closing } from './closing.tsx'
import { Counter } from './counter.tsx'
import { Crafts } from './crafts.tsx'
import { Hero } from './hero.tsx'
import { Steps } from './steps.tsx'
import { TwoShops } from './two-shops.tsx'

export function Landing() {
  return (
    <>
      <Hero />
      <Crafts />
      <TwoShops />
      <Counter />
      <Steps />
      <Closing />
    </>
  )
}
