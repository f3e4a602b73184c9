import { Closing } from './closing.tsx'
import { Counter } from './counter.tsx'
import { Crafts } from './crafts.tsx'
import { Hero } from './hero.tsx'
import classes from './landing.module.css'
import { Masthead } from './masthead.tsx'
import { Steps } from './steps.tsx'
import { TwoShops } from './two-shops.tsx'

export function meta() {
  return [
    { title: 'Vitrine · Build a shop that looks like you' },
    {
      name: 'description',
      content:
        'Drag sections into place, put your products on the shelf and open a shop at its own address. Vitrine is the shop window and the counter behind it.',
    },
  ]
}

export default function Landing() {
  return (
    <div className={classes.page}>
      <Masthead />
      <main>
        <Hero />
        <Crafts />
        <TwoShops />
        <Counter />
        <Steps />
        <Closing />
      </main>
      <footer className={classes.footer}>
        <p>Vitrine, the shop window.</p>
      </footer>
    </div>
  )
}
