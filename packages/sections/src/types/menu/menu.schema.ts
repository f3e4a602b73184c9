import { content } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { checkbox, entry, image, link, list, select, text } from '../../kit/setting-builders.ts'
import { linkTargets } from '../../kit/shared-settings.ts'
import { menuMigrations } from './menu.migrations.ts'

const shared = {
  label: text('Label', { maxLength: 80 }),
  url: link('Address'),
  target: select('Opens in', linkTargets),
}
const third = entry('Link', shared)
const second = entry('Link', { ...shared, children: list('Below it', third, { maxItems: 30 }) })
const first = entry('Link', {
  ...shared,
  children: list('Below it', second, { maxItems: 30 }),
  mega: checkbox('In columns'),
  featureImage: image('Image'),
  featureText: text('Text of the image', { maxLength: 120 }),
  featureUrl: link('The image leads to'),
})

/** Made by the server of a menu of the shop, in a header or footer. */
export const menuSchema = defineSection({
  type: 'menu',
  name: 'Menu',
  contentType: 'normal',
  version: 1,
  hidden: true,
  group: 'Header and footer',
  icon: 'M4 6h16M4 12h16M4 18h10',
  migrations: menuMigrations,
  settings: content({
    layout: select('Place', { bar: 'Header', footer: 'Footer' }),
    live: checkbox('Opens'),
    entries: list('Entries', first, { maxItems: 30 }),
  }),
})

export type MenuEntry = typeof first.item
export type SubEntry = typeof second.item
