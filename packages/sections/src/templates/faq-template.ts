import type { PageItem } from '@vitrine/contract/content/page.ts'
import { container } from '../render/compose-page.ts'
import { callToAction } from '../presets/container-presets.ts'
import { lead, pageTitle, subtitle, title, words } from '../presets/pieces.ts'
import type { PageTemplate } from './page-template.ts'

const answers = (
  id: string,
  heading: string,
  entries: readonly (readonly [question: string, answer: string])[],
): PageItem =>
  container(
    id,
    {
      direction: 'column',
      gap: '0',
      maxWidth: '46rem',
      padding: { base: '1.5rem 2rem', mobile: '1rem 1.25rem' },
    },
    title(`${id}-title`, heading),
    ...entries.flatMap(([question, answer], index) => [
      subtitle(`${id}-question-${index}`, question, { padding: '1.25rem 0 0.375rem' }),
      words(`${id}-answer-${index}`, answer),
    ]),
  )

export const faqTemplate: PageTemplate = {
  id: 'faq',
  name: 'Questions and answers',
  description: 'Shipping, returns and care, answered before they are asked.',
  metaDescription: 'Shipping, returns, payment and care: what customers of {shop} ask most.',
  content: [
    pageTitle('faq-title', 'Questions and answers'),
    lead('faq-lead', 'What people ask us most. If yours is missing, write to us.'),
    answers('faq-shipping', 'Shipping', [
      [
        'How long does it take?',
        'We pack within two days. After that, most boxes need two to four.',
      ],
      ['What does it cost?', 'You see it at checkout, before you pay, and it never changes after.'],
      ['Do you ship abroad?', 'To every country that the checkout offers you.'],
    ]),
    answers('faq-returns', 'Returns', [
      [
        'Can I change my mind?',
        'For thirty days. Write to us first, and we tell you where to send it.',
      ],
      [
        'Something arrived broken.',
        'We are sorry. Send us a picture, and a new one is on its way.',
      ],
    ]),
    answers('faq-payment', 'Payment', [
      ['How can I pay?', 'In the ways that the checkout shows. We never see your card.'],
      [
        'When am I charged?',
        'When the order is placed. If it cannot be sent, you get it all back.',
      ],
    ]),
    callToAction('Still wondering?', 'Ask us anything. A person answers, usually within a day.'),
  ],
}
