import { chosenWithCare, imageBesideWords } from '../presets/container-presets.ts'
import { morningHero } from '../presets/hero-presets.ts'
import { threeVoices } from '../presets/people-presets.ts'
import { onSoft, photo } from '../presets/pieces.ts'
import { byCategory, newInShop } from '../presets/product-presets.ts'
import type { PageTemplate } from './page-template.ts'

export const homeTemplate: PageTemplate = {
  id: 'home',
  name: 'Home',
  description: 'A welcome, categories, what is new, your story and what customers say.',
  metaDescription: 'Things made in small numbers and chosen one by one. Welcome to {shop}.',
  content: [
    morningHero,
    byCategory,
    newInShop,
    imageBesideWords(
      'home-story',
      photo('home-photo', 'shelf', 'Shelves with vases and bowls'),
      'Why {shop}',
      'We began with a few things that we could not find anywhere else. They had to be beautiful on the first day and better on the thousandth.\nWe still choose everything by that rule, and we still pack every box ourselves.',
      onSoft,
    ),
    chosenWithCare,
    threeVoices,
  ],
}
