import { place } from '../../kit/block-settings.ts'
import { content } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { fieldContent } from '../../kit/field-settings.ts'
import { select } from '../../kit/setting-builders.ts'

export const fieldTextSchema = defineSection({
  type: 'fieldText',
  name: 'Text field',
  otherNames: 'form input name phone line',
  contentType: 'block',
  within: 'form',
  version: 1,
  group: 'Blocks',
  icon: 'M3 8h18v8H3zM6 11v2',
  migrations: [],
  settings: {
    ...fieldContent('Name'),
    ...content({
      asksFor: select('Asks for', {
        text: 'Any words',
        name: 'The name of the sender',
        phone: 'A phone number',
      }),
    }),
    ...place,
  },
})
