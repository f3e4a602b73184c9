import type { Migrations } from '../../kit/define-section.ts'

export const textBlockMigrations: Migrations = [
  // v2 added formatted texts; older texts are plain.
  (props) => ({ formatted: false, ...props }),
]
