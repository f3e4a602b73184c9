import { writeToUs } from '../presets/people-presets.ts'
import { lead, onSoft, pageTitle, reasons } from '../presets/pieces.ts'
import type { PageTemplate } from './page-template.ts'

export const contactTemplate: PageTemplate = {
  id: 'contact',
  name: 'Contact',
  description: 'A form, your address and the answers most people look for.',
  metaDescription: 'Write to {shop}: a person answers, usually within a day.',
  content: [
    pageTitle('contact-title', 'We are here'),
    lead('contact-lead', 'A question, a wish, or something that went wrong? Tell us. We answer.'),
    writeToUs,
    reasons(
      'contact-answers',
      [
        ['Where is my order?', 'Reply to the mail that confirmed it, and we look at once.'],
        ['Can I send it back?', 'Yes, within thirty days, unused and in its box.'],
        ['Do you wrap presents?', 'Gladly. Say so in the note at checkout.'],
      ],
      onSoft,
    ),
  ],
}
