import { place } from '../../kit/block-settings.ts'
import { layout } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { fieldContent } from '../../kit/field-settings.ts'
import { number } from '../../kit/setting-builders.ts'

export const fieldLongTextSchema = defineSection({
  type: 'fieldLongText',
  name: 'Long text field',
  otherNames: 'form message textarea lines',
  contentType: 'block',
  within: 'form',
  version: 1,
  group: 'Blocks',
  icon: 'M3 5h18v14H3zM6 9h12M6 12h12M6 15h7',
  migrations: [],
  settings: {
    ...fieldContent('Message'),
    ...layout({ rows: number('Lines', { default: 6, min: 2, max: 30 }) }),
    ...place,
  },
})
