import type { Migrations } from '../../kit/define-section.ts'

const moved = [
  'fontFamily',
  'headingFont',
  'accentColor',
  'pageColor',
  'pageTextColor',
  'cornerRadius',
]

export const navbarMigrations: Migrations = [
  (props) => Object.fromEntries(Object.entries(props).filter(([key]) => !moved.includes(key))),
  // A menu of the shop may take the place of the links.
  (props) => props,
]
