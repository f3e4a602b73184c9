import { contrastOf, textContrast } from '@vitrine/commerce/text/contrast.ts'
import { defaultColors, defaultIdentity } from '@vitrine/contract/provider/identity.ts'
import { z } from 'zod'

const hexColor = /^#[\da-f]{6}$/i

const colorFor = (text: string, carried: string, example: string) => {
  const rule = `has to be a colour such as ${example}, on which ${carried} text can be read`
  return z
    .string(rule)
    .regex(hexColor, rule)
    .refine((color) => (contrastOf(color, text) ?? 0) >= textContrast, rule)
    .default(example)
}

const line = (max: number) => {
  const rule = `has to be a text of at most ${max} characters`
  return z.string(rule).trim().max(max, rule)
}

const emailRule = 'has to be an email address'
const countryRule = 'has to be a country code such as DE'

/** Shape of `PROVIDER_FILE`; each message follows the name of its field. */
export const providerFile = z.strictObject(
  {
    name: line(40).min(1, 'has to be a text of 1 to 40 characters').default(defaultIdentity.name),
    supportEmail: z.email(emailRule).max(200, emailRule).optional(),
    colors: z
      .strictObject(
        {
          brand: colorFor('#ffffff', 'white', defaultColors.brand),
          accent: colorFor('#16211e', 'dark', defaultColors.accent),
        },
        'has to be an object of colours',
      )
      .prefault({}),
    legal: z
      .strictObject(
        {
          company: line(120).default(''),
          address: z.array(line(120), 'has to be a list of lines').max(6).default([]),
          country: z
            .string(countryRule)
            .regex(/^[A-Z]{2}$/, countryRule)
            .or(z.literal(''))
            .default(''),
          representative: line(120).default(''),
          register: line(120).default(''),
          vatId: line(40).default(''),
        },
        'has to be an object',
      )
      .prefault({}),
    logo: line(400).min(1, 'has to be the path of an image').optional(),
  },
  'has to be an object',
)
