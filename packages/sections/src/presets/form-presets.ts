import type { PageItem } from '@vitrine/contract/content/page.ts'
import { block, section, withBlocks } from '../render/compose-page.ts'
import type { BlockPropsOf } from '../render/block-schemas.ts'
import type { PropsOf } from '../render/schemas.ts'
import { heading, paragraph, stack } from './block-pieces.ts'
import { onSoft } from './pieces.ts'
import type { SectionPreset } from './section-preset.ts'

const form = (id: string, props: Partial<PropsOf<'form'>>, ...blocks: PageItem[]): PageItem =>
  withBlocks(section('form', id, props), ...blocks)

const name = (id: string, props: Partial<BlockPropsOf<'fieldText'>> = {}) =>
  block('fieldText', id, { asksFor: 'name', isRequired: true, ...props })

const email = (id: string) => block('fieldEmail', id, { isRequired: true })

const consent = (id: string, label: string) =>
  block('fieldCheckbox', id, { label, linkText: 'Privacy policy', url: '/policies/privacy' })

const twoColumns = {
  layout: 'grid',
  columns: { base: '1 1', mobile: '1' },
  gap: '1.25rem',
} as const

export const formPresets: readonly SectionPreset[] = [
  {
    name: 'A question to the shop',
    item: form(
      'question',
      { subject: 'A question' },
      heading('question-title', 'Ask us anything'),
      paragraph('question-text', 'We answer within a day, and a person does it.'),
      stack('question-who', twoColumns, name('question-name'), email('question-email')),
      block('fieldChoice', 'question-about', {}),
      block('fieldLongText', 'question-message', { isRequired: true }),
      consent('question-consent', 'You may answer me by email.'),
    ),
  },
  {
    name: 'An order of your own making',
    item: form(
      'custom',
      { ...onSoft, subject: 'A custom order', buttonText: 'Ask for an offer' },
      heading('custom-title', 'Made for you alone'),
      paragraph(
        'custom-text',
        'Tell us what you have in mind. You get an offer, and no obligation.',
      ),
      block('fieldChoice', 'custom-kind', {
        label: 'What should it be?',
        shownAs: 'several',
        choices: [
          { id: 'cup', label: 'A cup' },
          { id: 'bowl', label: 'A bowl' },
          { id: 'vase', label: 'A vase' },
        ],
      }),
      block('fieldLongText', 'custom-idea', {
        label: 'Your idea',
        help: 'Sizes, colours, what it is for',
        isRequired: true,
      }),
      stack('custom-who', twoColumns, name('custom-name'), email('custom-email')),
      block('fieldText', 'custom-phone', { label: 'Phone', asksFor: 'phone' }),
      consent('custom-consent', 'You may contact me about my request.'),
    ),
  },
  {
    name: 'A seat at the table',
    item: form(
      'seat',
      { subject: 'A booking', buttonText: 'Book', successTitle: 'Your seat is noted.' },
      heading('seat-title', 'Join the next evening', { textAlign: 'center' }),
      stack(
        'seat-row',
        twoColumns,
        name('seat-name'),
        email('seat-email'),
        block('fieldChoice', 'seat-day', {
          label: 'Which evening?',
          shownAs: 'radio',
          isRequired: true,
          choices: [
            { id: 'thursday', label: 'Thursday, 7 pm' },
            { id: 'friday', label: 'Friday, 7 pm' },
          ],
        }),
        block('fieldText', 'seat-people', { label: 'How many are you?' }),
      ),
      consent('seat-consent', 'You may write to me about this evening.'),
    ),
  },
]
