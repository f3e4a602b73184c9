import { content, layout, style, withDefaults } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { checkbox, entry, link, list, select, text, textarea } from '../../kit/setting-builders.ts'
import { linkTargets, linkTypes } from '../../kit/shared-settings.ts'
import {
  boxLayout,
  boxStyle,
  cardStyle,
  gridLayout,
  headerContent,
  headerLayout,
  ownStyle,
} from '../../parts/section-frame/section-settings.ts'

const offer = entry('Offer', {
  name: text('Name', { default: 'Another offer', maxLength: 80, inline: true }),
  price: text('Price', { default: '€ 0', maxLength: 40, inline: true }),
  period: text('Beside the price', { maxLength: 60, inline: true }),
  text: textarea('Text', { maxLength: 400, inline: true }),
  features: textarea('What it includes', {
    maxLength: 2000,
    help: 'A line for each; one that begins with - is not included',
  }),
  linkLabel: text('Button', { default: 'Choose', maxLength: 60, inline: true }),
  type: select('Leads to', linkTypes),
  url: link('Address', { default: '/shop' }),
  target: select('Opens in', linkTargets),
  isChosen: checkbox('Stands out'),
  badge: text('Badge', { maxLength: 40, inline: true }),
})

export const pricingTableSchema = defineSection({
  type: 'pricingTable',
  name: 'Pricing table',
  otherNames: 'prices plans offers subscriptions packages',
  contentType: 'normal',
  version: 1,
  group: 'Content',
  icon: 'M3 5h5v14H3zM10 3h5v18h-5zM17 5h4v14h-4z',
  migrations: [],
  settings: {
    ...headerContent('Three ways to begin'),
    ...content({
      items: list('Offers', offer, {
        default: [
          {
            id: 'taste',
            name: 'A taste',
            price: '€ 12',
            period: 'once',
            text: 'To see if you like it.',
            features: 'Three small tins\nA note about each',
          },
          {
            id: 'month',
            name: 'Every month',
            price: '€ 19',
            period: 'a month',
            text: 'What is best, when it is best.',
            features: 'Two large tins\nA note about each\nFree delivery\nPause when you like',
            isChosen: true,
            badge: 'Most chosen',
          },
          {
            id: 'year',
            name: 'A year',
            price: '€ 199',
            period: 'a year',
            text: 'A present for someone, or for you.',
            features: 'All of “Every month”\nA tasting for two\nTwo months for nothing',
          },
        ],
        maxItems: 8,
      }),
    }),
    ...headerLayout,
    ...layout({ textAlign: select('Alignment', { left: 'Left', center: 'Centre' }) }),
    ...gridLayout(3, 3, 1),
    ...withDefaults(boxLayout, { maxWidth: '1120px' }),
    ...boxStyle,
    ...style({
      chosen: select('The one that stands out', {
        filled: 'In the accent colour',
        ring: 'With a ring',
      }),
    }),
    ...withDefaults(cardStyle, { cardStyle: 'outlined' }),
    ...ownStyle,
  },
})

export type Offer = typeof offer.item
