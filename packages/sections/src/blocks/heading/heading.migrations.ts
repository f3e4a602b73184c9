import type { Migrations } from '../../kit/define-section.ts'

export const headingMigrations: Migrations = [
  // v2: text styles of the theme.
  (props) => ({ textStyle: 'own', ...props }),
]
