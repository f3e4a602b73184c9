import { place } from '../../kit/block-settings.ts'
import { content } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { fieldContent } from '../../kit/field-settings.ts'
import { entry, list, select, text } from '../../kit/setting-builders.ts'

const option = entry('Choice', { label: text('Words', { default: 'A choice', maxLength: 200 }) })

export const fieldChoiceSchema = defineSection({
  type: 'fieldChoice',
  name: 'Choice field',
  otherNames: 'form select radio options several dropdown',
  contentType: 'block',
  within: 'form',
  version: 1,
  group: 'Blocks',
  icon: 'M4 7h4v4H4zM12 9h8M4 15h4v4H4zM12 17h8',
  migrations: [],
  settings: {
    ...fieldContent('What is it about?'),
    ...content({
      choices: list('Choices', option, {
        default: [
          { id: 'order', label: 'An order' },
          { id: 'product', label: 'A product' },
          { id: 'other', label: 'Something else' },
        ],
        maxItems: 50,
      }),
      shownAs: select('Shown as', {
        menu: 'A menu',
        radio: 'All of them, one can be chosen',
        several: 'All of them, several can be chosen',
      }),
    }),
    ...place,
  },
})
