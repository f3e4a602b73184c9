import { oneOf } from '../../kit/style-vars.ts'

/** Shapes of images. */
export const ratios = {
  '1 / 1': 'Square',
  '4 / 5': 'Portrait',
  '3 / 4': 'Tall portrait',
  '4 / 3': 'Landscape',
  '16 / 9': 'Wide',
}

export const ratioOf = oneOf(Object.keys(ratios))
