import { section } from '../render/compose-page.ts'
import { comparisonTableSchema } from '../types/comparison-table/comparison-table.schema.ts'
import { pricingTableSchema } from '../types/pricing-table/pricing-table.schema.ts'
import { onAccent, onInk, onSoft } from './pieces.ts'
import type { SectionPreset } from './section-preset.ts'

const compared = comparisonTableSchema.defaults.columns
const offers = pricingTableSchema.defaults.items

export const comparisonTablePresets: readonly SectionPreset[] = [
  { name: 'Three compared', item: section('comparisonTable', 'compared', {}) },
  {
    name: 'Compared, with buttons',
    item: section('comparisonTable', 'compared-buttons', {
      headerTitle: 'Find your size',
      headerDescription: 'All of them are made of the same wood, by the same people.',
      chosenColor: 'var(--shop-accent)',
      columns: compared.map((column) => ({
        ...column,
        text: column.isChosen ? 'Most chosen' : 'Made to order',
        linkLabel: 'See it',
        url: '/shop',
        isChosen: false,
      })),
      look: 'stripes',
    }),
  },
  {
    name: 'Us and the others',
    item: section('comparisonTable', 'compared-others', {
      ...onSoft,
      headerTitle: 'What makes the difference',
      maxWidth: '760px',
      columns: [
        { ...compared[0]!, id: 'us', name: '{shop}', isChosen: true },
        { ...compared[0]!, id: 'others', name: 'Others', isChosen: false },
      ],
      rows: ['Repairs for ten years', 'Spare parts', 'A person who answers', 'Free returns'].map(
        (label, index) => ({
          id: `row-${index}`,
          label,
          cells: [
            { id: 'us', text: 'yes' },
            { id: 'others', text: index === 3 ? 'Sometimes' : 'no' },
          ],
        }),
      ),
      chosenColor: 'var(--shop-page)',
    }),
  },
]

export const pricingTablePresets: readonly SectionPreset[] = [
  { name: 'Three offers', item: section('pricingTable', 'offers', {}) },
  {
    name: 'Two offers',
    item: section('pricingTable', 'offers-two', {
      ...onSoft,
      headerTitle: 'Once, or every month',
      columns: { base: 2, tablet: 2, mobile: 1 },
      maxWidth: '800px',
      items: offers.slice(0, 2),
      cardStyle: 'filled',
      cardColor: 'var(--shop-page)',
      chosen: 'ring',
    }),
  },
  {
    name: 'Offers in the middle',
    item: section('pricingTable', 'offers-middle', {
      headerTitle: 'Courses',
      textAlign: 'center',
      items: offers.map((offer) => ({ ...offer, isChosen: false, badge: '' })),
    }),
  },
]

const endsAt = '2027-12-24T18:00'

export const countdownPresets: readonly SectionPreset[] = [
  {
    name: 'A countdown',
    item: section('countdown', 'countdown', { endsAt, linkLabel: 'Shop now' }),
  },
  {
    name: 'A countdown on the accent',
    item: section('countdown', 'countdown-accent', {
      ...onAccent,
      headerTitle: 'Twenty per cent on everything',
      headerDescription: 'While it lasts, and not a minute longer.',
      endsAt,
      look: 'lines',
      showDate: false,
      numberSize: { base: '4.5rem', mobile: '2.25rem' },
    }),
  },
  {
    name: 'A countdown to a launch',
    item: section('countdown', 'countdown-launch', {
      ...onSoft,
      headerTitle: 'Something new is in the kiln',
      headerDescription: 'It comes out when it is ready. That is then.',
      headerAlign: 'left',
      endsAt,
      look: 'plain',
      showSeconds: false,
      after: 'words',
      afterText: 'It is here.',
      linkLabel: 'See what we make',
    }),
  },
]

export const announcementPresets: readonly SectionPreset[] = [
  { name: 'An announcement', item: section('announcement', 'announcement', {}) },
  {
    name: 'An announcement with a sign',
    item: section('announcement', 'announcement-sign', {
      icon: 'truck',
      text: 'Free delivery over € 60',
      linkLabel: '',
      backgroundColor: 'var(--shop-soft)',
      textColor: 'var(--shop-text)',
    }),
  },
  {
    name: 'An announcement that can be closed',
    item: section('announcement', 'announcement-closable', {
      ...onInk,
      icon: 'gift',
      text: 'Orders until Thursday arrive before the holidays.',
      linkLabel: 'How we deliver',
      isClosable: true,
    }),
  },
]
