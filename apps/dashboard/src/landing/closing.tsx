import classes from './closing.module.css'
import landing from '../site/site.module.css'
import { ShopFront } from './shop-front.tsx'

export function Closing() {
  return (
    <section className={classes.section}>
      <div className={`${landing.wrap} ${classes.closing}`}>
        <div className={classes.words}>
          <h2>The light is on. The door is yours to open.</h2>
          <a href="/signup" className={`${landing.button} ${landing.marigold}`}>
            Open your shop
          </a>
        </div>
        <div className={classes.image}>
          <ShopFront />
        </div>
      </div>
    </section>
  )
}
