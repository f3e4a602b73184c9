import { place } from '../../kit/block-settings.ts'
import { defineSection } from '../../kit/define-section.ts'
import { fieldContent } from '../../kit/field-settings.ts'

export const fieldEmailSchema = defineSection({
  type: 'fieldEmail',
  name: 'Email field',
  otherNames: 'form address reply',
  contentType: 'block',
  within: 'form',
  version: 1,
  group: 'Blocks',
  icon: 'M3 6h18v12H3zM3 7l9 6 9-6',
  migrations: [],
  settings: { ...fieldContent('Email'), ...place },
})
