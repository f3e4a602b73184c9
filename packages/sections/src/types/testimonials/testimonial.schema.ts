import type { SettingOf } from '../../kit/setting.ts'

export interface Testimonial {
  id: string
  name: string
  role: string
  text: string
  /** Stars, from 1 to 5. */
  rating: number
  image: string
}

export const newTestimonial: Testimonial = {
  id: '',
  name: 'A customer',
  role: '',
  text: 'What they said, in their own words.',
  rating: 5,
  image: '',
}

export const testimonialSettings: readonly SettingOf<Testimonial>[] = [
  { key: 'name', label: 'Name', kind: 'text', maxLength: 100, inline: true },
  { key: 'role', label: 'Who they are', kind: 'text', maxLength: 100, inline: true },
  { key: 'text', label: 'Text', kind: 'textarea', maxLength: 2000, inline: true },
  { key: 'rating', label: 'Stars', kind: 'number', min: 1, max: 5 },
  { key: 'image', label: 'Picture', kind: 'image' },
]
