import classes from './counter.module.css'
import landing from '../site/site.module.css'

const facts = [
  ['Sizes, colours, whatever', 'Every combination has its own price, image and stock.'],
  ['The last one is sold once', 'Stock is counted as orders are placed, never below zero.'],
  ['The price is the price', 'Every cart is priced again on the server before it is ordered.'],
  ['Fast for shoppers', 'Pages come ready-made from memory, without the editor on board.'],
]

export function Counter() {
  return (
    <section className={classes.section}>
      <div className={`${landing.wrap} ${classes.counter}`}>
        <div>
          <h2>And a counter behind the window</h2>
          <dl className={classes.facts}>
            {facts.map(([title, text]) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Receipt />
      </div>
    </section>
  )
}

function Receipt() {
  return (
    <div className={classes.receipt} aria-hidden="true">
      <div className={classes.head}>
        <b>Order #1001</b>
        <i>Paid</i>
      </div>
      <Line name="Sencha, 100 g" count="2" price="€19.00" />
      <Line name="Kyusu teapot, black" count="1" price="€48.00" />
      <div className={classes.sum}>
        <span>Shipping</span>
        <span>Free</span>
      </div>
      <div className={classes.total}>
        <span>Total</span>
        <span>€67.00</span>
      </div>
      <span className={classes.action}>Mark as fulfilled</span>
    </div>
  )
}

function Line({ name, count, price }: { name: string; count: string; price: string }) {
  return (
    <div className={classes.line}>
      <span>
        {name}
        <small>× {count}</small>
      </span>
      <span>{price}</span>
    </div>
  )
}
