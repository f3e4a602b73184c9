import site from '../site.module.css'
import { IncludedList } from './included-list.tsx'
import classes from './pricing-page.module.css'

/** Shown where the installation sells no plans, so there is no price on it. */
export function OnePlanPage({ name }: { name: string }) {
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
      <h2 className={classes.part}>What every shop has</h2>
      <IncludedList />
    </div>
  )
}
