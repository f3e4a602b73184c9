import { entry, image, number, text, textarea } from '../../kit/setting-builders.ts'

export const testimonial = entry('Testimonial', {
  name: text('Name', { default: 'A customer', maxLength: 100, inline: true }),
  role: text('Who they are', { maxLength: 100, inline: true }),
  text: textarea('Text', {
    default: 'What they said, in their own words.',
    maxLength: 2000,
    inline: true,
  }),
  rating: number('Stars', { default: 5, min: 1, max: 5 }),
  image: image('Image'),
})

export type Testimonial = typeof testimonial.item
