import { place } from '../../kit/block-settings.ts'
import { content } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { fieldHelp, fieldLabel } from '../../kit/field-settings.ts'
import { checkbox, link, text } from '../../kit/setting-builders.ts'

export const fieldCheckboxSchema = defineSection({
  type: 'fieldCheckbox',
  name: 'Checkbox field',
  otherNames: 'form consent agree privacy terms',
  contentType: 'block',
  within: 'form',
  version: 1,
  group: 'Blocks',
  icon: 'M4 8h8v8H4zM6 12l2 2 3-4M15 12h6',
  migrations: [],
  settings: {
    ...content({
      label: fieldLabel('You may answer me by email.'),
      linkText: text('Words of the link after it', { maxLength: 100 }),
      url: link('The link leads to'),
      help: fieldHelp,
      isRequired: checkbox('Has to be ticked', { default: true }),
    }),
    ...place,
  },
})
