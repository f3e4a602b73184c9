import type { Migrations } from '../../kit/define-section.ts'

export const textMigrations: Migrations = [
  // v2: text styles of the theme.
  (props) => ({ textStyle: 'own', ...props }),
]
