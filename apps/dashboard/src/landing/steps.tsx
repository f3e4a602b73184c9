import landing from '../site/site.module.css'
import classes from './steps.module.css'

const steps = [
  ['Name it', 'Your shop gets its address, a home, a shop and an about page.'],
  ['Fill the shelves', 'Products with images, options, sale prices and categories.'],
  ['Dress the window', 'Arrange the sections until it looks like you. Publish.'],
  ['Sell', 'Shoppers order on any device and pay by card, bank transfer or on delivery.'],
]

export function Steps() {
  return (
    <section className={classes.section}>
      <div className={landing.wrap}>
        <h2>Open by this afternoon</h2>
        <ol className={classes.steps}>
          {steps.map(([title, text]) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
