import { callToAction, imageBesideWords } from '../presets/container-presets.ts'
import { lead, onSoft, pageTitle, photo, reasons } from '../presets/pieces.ts'
import type { PageTemplate } from './page-template.ts'

export const aboutTemplate: PageTemplate = {
  id: 'about',
  name: 'About us',
  description: 'Who you are, how it began and what you stand for.',
  metaDescription: 'How {shop} began, who we are, and what we do differently.',
  content: [
    pageTitle('about-title', 'About {shop}'),
    lead('about-lead', 'A small house with a simple rule: sell only what you would keep.'),
    photo('about-photo', 'arches', 'Arches, a vase and a sphere on steps', {
      height: { base: '520px', mobile: '280px' },
      padding: { base: '0 2rem', mobile: '0 1.25rem' },
    }),
    imageBesideWords(
      'about-story',
      photo('about-table', 'window-light', 'A clay vase and two bowls in the light of a window'),
      'It began at a kitchen table',
      'With one good idea, one shelf and too many boxes. Friends bought the first things, then friends of friends, and one day someone whose name we did not know.\nToday we are a handful of people. The table is the same.',
    ),
    reasons(
      'about-values',
      [
        ['Few, but good', 'We add something new only when something old has earned its rest.'],
        ['By name', 'We know who makes what we sell, and we pay on time.'],
        ['For long', 'What breaks is mended. What cannot be mended is replaced.'],
      ],
      onSoft,
    ),
    callToAction('Come and say hello', 'Write to us, or visit the shop when you are near.'),
  ],
}
