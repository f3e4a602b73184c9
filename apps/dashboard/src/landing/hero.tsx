import { BuilderImage } from './builder-image.tsx'
import classes from './hero.module.css'
import landing from '../site/site.module.css'

export function Hero() {
  return (
    <section className={classes.hero}>
      <div className={`${landing.wrap} ${classes.words}`}>
        <h1 className={classes.headline}>
          A shop window that is <em>entirely yours.</em>
        </h1>
        <div className={classes.aside}>
          <p>
            Take a section, put it where you want it, write your words. Your shop stands at its own
            address minutes later, and the orders land on your counter.
          </p>
          <a href="/signup" className={landing.button}>
            Open your shop
          </a>
        </div>
      </div>
      <div className={classes.stage}>
        <div className={landing.wrap}>
          <BuilderImage />
        </div>
      </div>
    </section>
  )
}
