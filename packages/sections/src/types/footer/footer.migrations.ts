import type { Migrations } from '../../kit/define-section.ts'

export const footerMigrations: Migrations = [
  // A menu of the shop may take the place of the columns.
  (props) => props,
]
