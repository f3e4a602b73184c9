import { backgroundColor, margin, maxWidth, padding, textColor } from '../../kit/box-settings.ts'
import { content, layout, style } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import {
  checkbox,
  color,
  entry,
  image,
  link,
  list,
  number,
  select,
  text,
  textarea,
} from '../../kit/setting-builders.ts'
import { fontFamily, title, titleSize } from '../../kit/text-settings.ts'
import { storeLocatorMigrations } from './store-locator.migrations.ts'

const place = entry('Place', {
  name: text('Name', { default: 'New place', maxLength: 120, inline: true }),
  address: textarea('Address', { maxLength: 300, inline: true }),
  hours: textarea('Opening hours', { maxLength: 500, inline: true }),
  phone: text('Phone', { maxLength: 40 }),
  image: image('Image'),
  mapUrl: link('Link to a map', { help: 'Empty: OpenStreetMap, searched for the address' }),
})

export const storeLocatorSchema = defineSection({
  type: 'storeLocator',
  name: 'Store locator',
  otherNames: 'places shops addresses opening hours map find us',
  contentType: 'normal',
  version: 1,
  group: 'Content',
  icon: 'M12 21s7-6.4 7-12a7 7 0 1 0-14 0c0 5.6 7 12 7 12zM12 6.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  migrations: storeLocatorMigrations,
  settings: {
    ...content({
      title: title('Find us'),
      places: list('Places', place, { maxItems: 200 }),
      showSearch: checkbox('Search', { default: true, help: 'From three places' }),
      mapLabel: text('Words of the link to the map', { default: 'Show on a map', maxLength: 60 }),
    }),
    ...layout({
      desktopColumns: number('Columns on a desktop', { default: 3, min: 1, max: 4 }),
      styling: select('Places', { plain: 'Plain', card: 'Raised', outlined: 'Outlined' }),
      padding: padding('4rem 2rem', { mobile: '2.5rem 1.25rem' }),
      margin,
      maxWidth,
    }),
    ...style({
      fontFamily,
      titleSize: titleSize(200, '1.5rem'),
      cardColor: color('Card'),
      backgroundColor,
      textColor,
    }),
  },
})

export type Place = typeof place.item
