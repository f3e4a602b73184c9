import type { WeightUnit } from '@vitrine/commerce/catalogue/weight.ts'

export const weightChoices: { value: WeightUnit; label: string }[] = [
  { value: 'g', label: 'Grams (kilograms for shipping)' },
  { value: 'kg', label: 'Kilograms' },
  { value: 'oz', label: 'Ounces (pounds for shipping)' },
  { value: 'lb', label: 'Pounds' },
]
