import { included } from './included.ts'
import classes from './pricing-page.module.css'

export function IncludedList() {
  return (
    <div className={classes.included}>
      {included.map(({ title, items }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul className={classes.checks}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
