import landing from '../site/site.module.css'
import classes from './two-shops.module.css'

export function TwoShops() {
  return (
    <section className={classes.section}>
      <div className={landing.wrap}>
        <h2>No two look alike</h2>
        <p className={landing.lead}>
          A tea house and a record shop, made from the same sections. Colour, type, spacing and
          images are yours, so your shop does not look like a template with your name on it.
        </p>
        <div className={classes.shops}>
          <TeaShop />
          <RecordShop />
        </div>
      </div>
    </section>
  )
}

function TeaShop() {
  return (
    <div className={classes.tea} aria-hidden="true">
      <div className={classes.bar}>
        <b>Tea House</b>
        <span>Shop</span>
        <span>About</span>
      </div>
      <div className={classes.teaHero}>
        <strong>Leaves, water, time.</strong>
        <svg viewBox="0 0 120 120">
          <circle cx="60" cy="60" r="54" fill="#e9eed9" />
          <path d="M60 104c-34-30-20-70 0-92 20 22 34 62 0 92z" fill="#5d7c3f" />
          <path d="M60 104V30M60 62l14-14M60 80L44 64" stroke="#e9eed9" strokeWidth="3" />
        </svg>
      </div>
      <div className={classes.shelf}>
        <Pack colour="#5d7c3f" name="Sencha" price="€9.50" />
        <Pack colour="#a3703c" name="Hojicha" price="€8.20" />
        <Pack colour="#8c3b2e" name="Keemun" price="€11.00" />
      </div>
    </div>
  )
}

function Pack({ colour, name, price }: { colour: string; name: string; price: string }) {
  return (
    <div>
      <svg viewBox="0 0 80 80">
        <path d="M0 0h80v80H0z" fill="#f3ecdc" />
        <path d="M24 18h32l4 48H20z" fill={colour} />
        <path d="M27 36h26v16H27z" fill="#fff" />
      </svg>
      <em>{name}</em>
      <span>{price}</span>
    </div>
  )
}

function RecordShop() {
  return (
    <div className={classes.records} aria-hidden="true">
      <div className={classes.bar}>
        <b>NOCTURNE</b>
        <span>New</span>
        <span>Rare</span>
      </div>
      <div className={classes.recordsHero}>
        <svg viewBox="0 0 200 200">
          <circle cx="100" cy="100" r="96" fill="#1f1f23" />
          {[80, 66, 52].map((radius) => (
            <circle
              key={radius}
              cx="100"
              cy="100"
              r={radius}
              fill="none"
              stroke="#34343a"
              strokeWidth="2"
            />
          ))}
          <circle cx="100" cy="100" r="34" fill="#d7ff3e" />
          <circle cx="100" cy="100" r="5" fill="#0d0d0f" />
        </svg>
        <strong>
          PLAY
          <br />
          IT LOUD
        </strong>
      </div>
      <div className={classes.shelf}>
        <Sleeve from="#7a3cff" to="#d7ff3e" name="Low Tide" price="€24" />
        <Sleeve from="#ff4d3d" to="#ffb13d" name="Heatlamp" price="€21" />
        <Sleeve from="#2c6bff" to="#8ff0ff" name="Arctic" price="€27" />
      </div>
    </div>
  )
}

function Sleeve(props: { from: string; to: string; name: string; price: string }) {
  return (
    <div>
      <svg viewBox="0 0 80 80">
        <path d="M0 0h80v80H0z" fill={props.from} />
        <circle cx="52" cy="30" r="34" fill={props.to} />
        <path d="M0 62h80v4H0zM0 70h80v4H0z" fill="#0d0d0f" opacity="0.35" />
      </svg>
      <em>{props.name}</em>
      <span>{props.price}</span>
    </div>
  )
}
