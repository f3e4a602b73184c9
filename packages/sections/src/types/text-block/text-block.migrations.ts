import type { Migrations } from '../../kit/define-section.ts'

/** Saved pages outlive our code: each entry lifts old props one version up, forever. */
export const textBlockMigrations: Migrations = [
  // v2: a text can be formatted; every text until then was plain.
  (props) => ({ formatted: false, ...props }),
]
