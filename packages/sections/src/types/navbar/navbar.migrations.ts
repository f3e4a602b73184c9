import type { Migrations } from '../../kit/define-section.ts'

/** What dresses the whole shop moved to the store's theme. */
const moved = [
  'fontFamily',
  'headingFont',
  'accentColor',
  'pageColor',
  'pageTextColor',
  'cornerRadius',
]

/** Saved pages outlive our code: each entry lifts old props one version up, forever. */
export const navbarMigrations: Migrations = [
  (props) => Object.fromEntries(Object.entries(props).filter(([key]) => !moved.includes(key))),
]
