import { section } from '../render/compose-page.ts'
import { accordionSchema } from '../types/accordion/accordion.schema.ts'
import { tabsSchema } from '../types/tabs/tabs.schema.ts'
import { image, onSoft } from './pieces.ts'
import type { SectionPreset } from './section-preset.ts'

const questions = accordionSchema.defaults.items
const tabs = tabsSchema.defaults.items

export const accordionPresets: readonly SectionPreset[] = [
  { name: 'Questions and answers', item: section('accordion', 'questions', {}) },
  {
    name: 'Questions beside their title',
    item: section('accordion', 'questions-beside', {
      headerTitle: 'Before you ask',
      headerDescription: 'Nothing here that helps? Write to us, and a person answers.',
      headerAlign: 'left',
      arrangement: 'beside',
      maxWidth: '1120px',
      sign: 'arrow',
    }),
  },
  {
    name: 'Questions on cards',
    item: section('accordion', 'questions-cards', {
      ...onSoft,
      headerTitle: 'Good to know',
      items: questions.map((item) => ({ ...item, isOpen: false })),
      isSingle: true,
      look: 'cards',
    }),
  },
]

export const tabsPresets: readonly SectionPreset[] = [
  { name: 'Underlined tabs', item: section('tabs', 'tabs-line', { maxWidth: '860px' }) },
  {
    name: 'Tabs with images',
    item: section('tabs', 'tabs-images', {
      headerTitle: 'Room by room',
      look: 'pills',
      items: [
        {
          id: 'kitchen',
          title: 'Kitchen',
          text: '<h3>Where the day begins</h3><p>A bowl, a board and a good knife. The rest is decoration.</p>',
          image: image('bowls'),
          alt: 'Three bowls',
        },
        {
          id: 'table',
          title: 'Table',
          text: '<h3>Where everybody ends up</h3><p>Linen that has been washed a hundred times, and likes it.</p>',
          image: image('linen'),
          alt: 'Folded linen',
        },
        {
          id: 'window',
          title: 'Window',
          text: '<h3>Where nothing happens</h3><p>A vase, a chair, and the light of the late afternoon.</p>',
          image: image('window-light'),
          alt: 'Light from a window on a wall',
        },
      ],
    }),
  },
  {
    name: 'Tabs at the side',
    item: section('tabs', 'tabs-side', {
      ...onSoft,
      headerTitle: 'The details',
      headerAlign: 'left',
      place: 'side',
      items: tabs,
    }),
  },
]
