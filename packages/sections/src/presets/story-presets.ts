import { section } from '../render/compose-page.ts'
import { stepsSchema } from '../types/steps/steps.schema.ts'
import { teamSchema } from '../types/team/team.schema.ts'
import { timelineSchema } from '../types/timeline/timeline.schema.ts'
import { image, onAccent, onInk, onSoft } from './pieces.ts'
import type { SectionPreset } from './section-preset.ts'

export const quotePresets: readonly SectionPreset[] = [
  { name: 'One quote', item: section('quote', 'quote', {}) },
  {
    name: 'A quote on ink',
    item: section('quote', 'quote-ink', {
      ...onInk,
      look: 'plain',
      text: 'Buy less. Choose well. Look after it.',
      name: '',
      role: '',
      fontSize: { base: '3.25rem', mobile: '2rem' },
      maxWidth: '1000px',
      padding: { base: '7rem 2rem', mobile: '4.5rem 1.25rem' },
    }),
  },
  {
    name: 'A quote with a line',
    item: section('quote', 'quote-line', {
      ...onSoft,
      look: 'line',
      textAlign: 'left',
      text: 'The kind of shop that makes you want to write to it, just to see what it answers.',
      name: 'Weekend',
      role: 'Magazine',
      fontSize: { base: '1.625rem', mobile: '1.25rem' },
    }),
  },
]

export const statisticsPresets: readonly SectionPreset[] = [
  { name: 'Three numbers', item: section('statistics', 'numbers', {}) },
  {
    name: 'Numbers on the accent',
    item: section('statistics', 'numbers-accent', {
      ...onAccent,
      headerTitle: 'In short',
      numberSize: { base: '4.5rem', mobile: '3rem' },
    }),
  },
  {
    name: 'Numbers on cards',
    item: section('statistics', 'numbers-cards', {
      headerTitle: 'What it comes to',
      headerAlign: 'left',
      textAlign: 'left',
      cardStyle: 'filled',
      numberColor: 'var(--shop-accent)',
      items: [
        {
          id: 'repair',
          value: '1,280',
          label: 'repairs last year',
          text: 'Most of them while the kettle boiled.',
        },
        {
          id: 'km',
          value: '60 km',
          label: 'from the forest to you',
          text: 'We could cycle it, and have.',
        },
        {
          id: 'stars',
          value: '4.9',
          label: 'of five stars',
          text: 'The missing tenth keeps us awake.',
        },
      ],
    }),
  },
]

const [ida, marco, sade] = teamSchema.defaults.items as [
  (typeof teamSchema.defaults.items)[number],
  (typeof teamSchema.defaults.items)[number],
  (typeof teamSchema.defaults.items)[number],
]

export const teamPresets: readonly SectionPreset[] = [
  { name: 'Three people', item: section('team', 'team', {}) },
  {
    name: 'Round portraits',
    item: section('team', 'team-round', {
      ...onSoft,
      headerDescription: 'Four hands, two kettles, one dog.',
      shape: 'round',
      textAlign: 'center',
      columns: { base: 4, tablet: 2, mobile: 2 },
      items: [ida, marco, sade, { ...ida, id: 'per', name: 'Per', role: 'Dog' }],
    }),
  },
  {
    name: 'People with a few words',
    item: section('team', 'team-words', {
      headerTitle: 'Ask for one of us',
      headerAlign: 'left',
      ratio: '1 / 1',
      items: [
        { ...ida, text: 'Draws everything, and throws most of it away.' },
        { ...marco, text: 'Can hear from the door whether a joint will last.' },
        { ...sade, text: 'Writes the notes in the boxes. Yes, by hand.' },
      ],
    }),
  },
]

const events = timelineSchema.defaults.items

export const timelinePresets: readonly SectionPreset[] = [
  { name: 'A timeline', item: section('timeline', 'timeline', {}) },
  {
    name: 'A timeline on both sides',
    item: section('timeline', 'timeline-both', {
      ...onSoft,
      headerTitle: 'Twenty-seven years',
      arrangement: 'alternating',
      items: events,
    }),
  },
  {
    name: 'A timeline with images',
    item: section('timeline', 'timeline-images', {
      headerTitle: 'Year by year',
      headerAlign: 'left',
      maxWidth: '760px',
      items: events.map((event, index) => ({
        ...event,
        image: image(['workshop', 'window-light', 'shelf'][index] ?? 'shelf'),
        alt: ['A bench with tools', 'Light from a window', 'Shelves'][index] ?? '',
      })),
    }),
  },
]

const steps = stepsSchema.defaults.items

export const stepsPresets: readonly SectionPreset[] = [
  { name: 'Three steps', item: section('steps', 'steps', {}) },
  {
    name: 'Steps on cards',
    item: section('steps', 'steps-cards', {
      ...onSoft,
      headerTitle: 'Three steps to a table',
      numbers: 'large',
      cardStyle: 'filled',
      cardColor: 'var(--shop-page)',
    }),
  },
  {
    name: 'Steps with images',
    item: section('steps', 'steps-images', {
      headerTitle: 'From us to you',
      headerAlign: 'left',
      numbers: 'outline',
      items: steps.map((step, index) => ({
        ...step,
        image: image(['shelf', 'workshop', 'parcel'][index] ?? 'shelf'),
        alt: ['Shelves', 'A bench with tools', 'A parcel'][index] ?? '',
      })),
    }),
  },
]
