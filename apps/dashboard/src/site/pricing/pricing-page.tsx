import site from '../site.module.css'
import classes from './pricing-page.module.css'
import { included } from './included.ts'

/** Shown where the installation sells no plans, so there is no price on it. */
export function PricingPage({ name }: { name: string }) {
  return (
    <div className={`${site.wrap} ${classes.pricing}`}>
      <h1>Everything is included</h1>
      <p className={site.lead}>
        {name} has one plan, and it leaves nothing out: every shop can use all of this from its
        first day.
      </p>
      <a href="/signup" className={`${site.button} ${classes.start}`}>
        Create your shop
      </a>
      <Included />
    </div>
  )
}

function Included() {
  return (
    <div className={classes.included}>
      {included.map(({ title, items }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
