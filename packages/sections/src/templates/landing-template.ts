import { callToAction, imageBesideWords } from '../presets/container-presets.ts'
import { productHero } from '../presets/hero-presets.ts'
import { threeVoices } from '../presets/people-presets.ts'
import { onSoft, photo, reasons } from '../presets/pieces.ts'
import { alsoLovely } from '../presets/product-presets.ts'
import type { PageTemplate } from './page-template.ts'

export const landingTemplate: PageTemplate = {
  id: 'landing',
  name: 'Landing page',
  description: 'One product, told from its first glance to the last doubt.',
  metaDescription: 'Five bowls that nest, stack and forgive. Made by hand, in five glazes.',
  content: [
    productHero,
    reasons('landing-facts', [
      ['They nest', 'Five sizes, one place on the shelf.'],
      ['They last', 'Stoneware, fired twice. Oven, freezer, dishwasher: all fine.'],
      ['They differ', 'Glazed by hand, so that yours is like no other.'],
    ]),
    imageBesideWords(
      'landing-making',
      photo('landing-workshop', 'workshop', 'A lamp over a workbench with a bowl and a vase'),
      'Thrown, trimmed, glazed, fired',
      'Each bowl takes eleven days and passes through four pairs of hands. We could be faster. We would rather not.',
      onSoft,
    ),
    imageBesideWords(
      'landing-box',
      photo('landing-parcel', 'parcel', 'A box tied with a cream ribbon'),
      'What is in the box',
      'Five bowls, a cloth to dry them with, and a card with the name of the potter. If one breaks on its way, we send another before you ask twice.',
    ),
    threeVoices,
    callToAction(
      'Try them for thirty days',
      'If they are not for you, send them back at our cost.',
    ),
    alsoLovely,
  ],
}
