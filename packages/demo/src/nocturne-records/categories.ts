import type { DemoCategory } from '../demo-store.ts'

export const recordCategories: readonly DemoCategory[] = [
  {
    slug: 'electronic',
    name: 'Electronic',
    image: 'category-electronic',
    description: 'Machines with a pulse. Club tools, tape loops and the long way home.',
  },
  {
    slug: 'jazz-and-soul',
    name: 'Jazz & soul',
    image: 'category-jazz-soul',
    description: 'Brushes, brass and one voice very close to the microphone.',
  },
  {
    slug: 'ambient',
    name: 'Ambient',
    image: 'category-ambient',
    description: 'Records that change the light in the room.',
  },
  {
    slug: 'rock-and-noise',
    name: 'Rock & noise',
    image: 'category-rock-noise',
    description: 'Play it until the neighbors ask what it is.',
  },
  {
    slug: 'listening-gear',
    name: 'Listening gear',
    image: 'category-gear',
    description: 'Decks, cans and boxes that we would put in our own living room, and did.',
  },
  {
    slug: 'wear-and-carry',
    name: 'Wear & carry',
    image: 'category-wear-carry',
    description: 'Printed in the basement, four screens, six arms.',
  },
]
