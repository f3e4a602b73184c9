import classes from './builder-image.module.css'

const palette = ['Hero', 'Product grid', 'Slider', 'Text', 'Image', 'Container']

export function BuilderImage() {
  return (
    <div className={classes.window} aria-hidden="true">
      <div className={classes.bar}>
        <i />
        <i />
        <i />
        <span className={classes.page}>Home page</span>
        <span className={classes.saved}>Saved</span>
        <span className={classes.publish}>Publish</span>
      </div>
      <div className={classes.room}>
        <div className={classes.palette}>
          {palette.map((name) => (
            <span key={name} className={classes.tile}>
              {name}
            </span>
          ))}
        </div>
        <div className={classes.canvas}>
          <Shop />
          <div className={classes.dragged}>
            <span>Product grid</span>
            <svg viewBox="0 0 24 24" width="30" height="30">
              <path
                d="M5 3l14 8-6.200 1.400L9.500 19z"
                fill="#16211e"
                stroke="#fff"
                strokeWidth="1.500"
              />
            </svg>
          </div>
        </div>
        <Settings />
      </div>
    </div>
  )
}

function Shop() {
  return (
    <div className={classes.shop}>
      <div className={classes.nav}>
        <b>Tea House</b>
        <span />
        <span />
        <span />
      </div>
      <div className={classes.hero}>
        <div>
          <strong>First flush, just landed</strong>
          <small />
          <small />
          <u>Taste it</u>
        </div>
        <Pot />
      </div>
      <div className={classes.line} />
      <div className={classes.grid}>
        {['#dbebe7', '#f5e2c4', '#f0d3c8', '#e2e6d3'].map((colour, index) => (
          <div key={colour} className={classes.card}>
            <div style={{ background: colour }}>
              <Tin hue={index} />
            </div>
            <small />
            <small />
          </div>
        ))}
      </div>
    </div>
  )
}

function Settings() {
  return (
    <div className={classes.settings}>
      <b>Hero</b>
      <span>Background</span>
      <div className={classes.swatches}>
        <i />
        <i />
        <i />
        <i />
      </div>
      <span>Title size</span>
      <div className={classes.slider} />
      <span>Autoplay</span>
      <div className={classes.toggle} />
      <span>Content</span>
      <div className={classes.segments}>
        <i />
        <i />
        <i />
      </div>
    </div>
  )
}

function Pot() {
  return (
    <svg viewBox="0 0 200 150" className={classes.pot}>
      <path d="M52 140C38 86 66 58 104 58s64 28 50 82z" fill="#c4553b" />
      <path d="M154 84c44-14 50 36 4 42" fill="none" stroke="#c4553b" strokeWidth="13" />
      <path d="M54 92L18 70" stroke="#c4553b" strokeWidth="15" strokeLinecap="round" />
      <path d="M72 60c6-16 56-16 62 0z" fill="#a8432c" />
      <circle cx="103" cy="42" r="9" fill="#a8432c" />
      <path
        d="M22 56c-10-14 8-20-2-36"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".7"
      />
    </svg>
  )
}

const tins = ['#247565', '#b9803a', '#c4553b', '#716147']

function Tin({ hue }: { hue: number }) {
  return (
    <svg viewBox="0 0 60 70">
      <path d="M14 20h32v42H14z" fill={tins[hue]} />
      <path d="M12 12h36v9H12z" fill={tins[hue]} opacity="0.75" />
      <path d="M14 34h32v14H14z" fill="#fff" opacity="0.85" />
      <path d="M22 41h16" stroke={tins[hue]} strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}
