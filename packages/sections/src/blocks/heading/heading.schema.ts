import { place } from '../../kit/block-settings.ts'
import { content } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { headingLayout, headingLevel, headingStyle } from '../../kit/heading-settings.ts'
import { text } from '../../kit/setting-builders.ts'
import { headingMigrations } from './heading.migrations.ts'

export const headingSchema = defineSection({
  type: 'heading',
  name: 'Heading',
  otherNames: 'title headline h1 h2 h3',
  contentType: 'block',
  version: 2,
  group: 'Blocks',
  icon: 'M6 5v14M18 5v14M6 12h12',
  migrations: headingMigrations,
  settings: {
    ...content({ text: text('Text', { default: 'A heading', maxLength: 300, inline: true }) }),
    ...headingLevel,
    ...headingLayout,
    ...place,
    ...headingStyle,
  },
})
