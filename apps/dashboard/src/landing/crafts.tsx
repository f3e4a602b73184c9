import type { ReactNode } from 'react'
import classes from './crafts.module.css'
import landing from '../site/site.module.css'

export function Crafts() {
  return (
    <section className={classes.band}>
      <div className={`${landing.wrap} ${classes.crafts}`}>
        <Craft title="It drops where the line is" image={<DropImage />}>
          You move the real sections of your shop, not boxes that stand for them. A line shows the
          place, and that is where it goes.
        </Craft>
        <Craft title="Right on every screen" image={<ScreensImage />}>
          See the page on desktop, tablet and phone while you build it, and give each its own sizes
          where it matters.
        </Craft>
        <Craft title="Undo is honest" image={<UndoImage />}>
          Every move can be taken back and done again, step by step. Nothing goes live until you
          publish.
        </Craft>
      </div>
    </section>
  )
}

function Craft(props: { title: string; image: ReactNode; children: ReactNode }) {
  return (
    <article>
      {props.image}
      <h2>{props.title}</h2>
      <p>{props.children}</p>
    </article>
  )
}

function DropImage() {
  return (
    <svg viewBox="0 0 240 120" aria-hidden="true">
      <rect x="20" y="12" width="160" height="26" rx="6" fill="var(--mantine-color-pine-6)" />
      <rect x="20" y="82" width="160" height="26" rx="6" fill="var(--mantine-color-pine-6)" />
      <path d="M20 60h160" stroke="var(--marigold)" strokeWidth="5" strokeLinecap="round" />
      <rect
        x="86"
        y="44"
        width="130"
        height="28"
        rx="6"
        fill="#fff"
        transform="rotate(-5 150 58)"
      />
      <path d="M190 66l22 10-9 3-4 9z" fill="#16211e" stroke="#fff" strokeWidth="1.500" />
    </svg>
  )
}

function ScreensImage() {
  return (
    <svg viewBox="0 0 240 120" aria-hidden="true">
      <rect x="10" y="14" width="130" height="86" rx="7" fill="#fff" />
      <path d="M10 40h130v-19a7 7 0 0 0-7-7H17a7 7 0 0 0-7 7z" fill="var(--marigold)" />
      <path
        d="M22 54h30v34H22zM60 54h30v34H60zM98 54h30v34H98z"
        fill="var(--mantine-color-pine-3)"
      />
      <rect x="152" y="34" width="46" height="66" rx="6" fill="#fff" />
      <path d="M152 54h46V40a6 6 0 0 0-6-6h-34a6 6 0 0 0-6 6z" fill="var(--marigold)" />
      <path
        d="M158 62h15v14h-15zM177 62h15v14h-15zM158 80h15v14h-15zM177 80h15v14h-15z"
        fill="var(--mantine-color-pine-3)"
      />
      <rect x="208" y="54" width="24" height="46" rx="5" fill="#fff" />
      <path d="M208 66h24v-7a5 5 0 0 0-5-5h-14a5 5 0 0 0-5 5z" fill="var(--marigold)" />
      <path d="M212 71h16v10h-16zM212 85h16v10h-16z" fill="var(--mantine-color-pine-3)" />
    </svg>
  )
}

function UndoImage() {
  return (
    <svg viewBox="0 0 240 120" aria-hidden="true">
      <path
        d="M70 84h66a27 27 0 0 0 0-54H60"
        fill="none"
        stroke="#fff"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path
        d="M80 10L58 30l22 20"
        fill="none"
        stroke="#fff"
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="40" cy="100" r="6" fill="var(--marigold)" />
      <circle cx="80" cy="100" r="6" fill="var(--marigold)" />
      <circle cx="120" cy="100" r="6" fill="var(--marigold)" />
      <circle cx="160" cy="100" r="6" fill="var(--mantine-color-pine-4)" />
      <circle cx="200" cy="100" r="6" fill="var(--mantine-color-pine-4)" />
    </svg>
  )
}
