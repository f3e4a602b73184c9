import { backgroundColor, margin, maxWidth, padding, textColor } from '../../kit/box-settings.ts'
import { defineSection } from '../../kit/define-section.ts'
import type { PerDevice } from '../../kit/per-device.ts'
import { aligns, type Align, type FontWeight, type SectionFont } from '../../kit/shared-settings.ts'
import { plainLook, plainPadding } from './plain-look.ts'
import { textBlockMigrations } from './text-block.migrations.ts'
import { fontFamily, fontSize, fontWeight } from '../../kit/text-settings.ts'

export interface TextBlockProps {
  /** Words, or HTML of text marks alone where it is formatted. */
  text: string
  formatted: boolean
  level: 'paragraph' | 'heading1' | 'heading2' | 'heading3'
  textAlign: PerDevice<Align>
  maxWidth: string
  padding: PerDevice<string>
  margin: PerDevice<string>
  fontFamily: SectionFont
  fontSize: PerDevice<string>
  fontWeight: FontWeight
  lineHeight: number
  letterSpacing: string
  textColor: string
  backgroundColor: string
}

const defaults: TextBlockProps = {
  text: 'Tell your story.\nWhat do you make, and why do people love it?',
  formatted: false,
  level: 'paragraph',
  textAlign: 'left',
  maxWidth: '46rem',
  padding: plainPadding,
  margin: '0',
  fontFamily: 'theme',
  ...plainLook,
  textColor: '',
  backgroundColor: '',
}

export const textBlockSchema = defineSection({
  type: 'textBlock',
  name: 'Text',
  contentType: 'normal',
  version: 2,
  group: 'Content',
  icon: 'M4 6h16M4 10h16M4 14h16M4 18h9',
  defaults,
  migrations: textBlockMigrations,
  settings: [
    {
      key: 'text',
      label: 'Text',
      group: 'Content',
      kind: 'textarea',
      maxLength: 20_000,
      inline: true,
      visibleIf: { setting: 'formatted', is: false },
    },
    {
      key: 'text',
      label: 'Text',
      group: 'Content',
      kind: 'richText',
      maxLength: 20_000,
      inline: true,
      visibleIf: { setting: 'formatted', is: true },
    },
    {
      key: 'formatted',
      label: 'With formatting',
      group: 'Content',
      kind: 'checkbox',
      help: 'Headings, bold words, lists and links within the text.',
    },
    {
      key: 'level',
      label: 'Is a',
      group: 'Content',
      kind: 'select',
      options: [
        { value: 'paragraph', label: 'Paragraph' },
        { value: 'heading1', label: 'Heading 1' },
        { value: 'heading2', label: 'Heading 2' },
        { value: 'heading3', label: 'Heading 3' },
      ],
      help: 'Headings take their size and weight from the theme until you change them under Style.',
      visibleIf: { setting: 'formatted', is: false },
    },
    {
      key: 'textAlign',
      label: 'Alignment',
      group: 'Layout',
      kind: 'select',
      options: aligns,
      perDevice: true,
    },
    { ...maxWidth, label: 'Width of the text' },
    padding,
    margin,
    fontFamily,
    { ...fontSize, max: 300, perDevice: true },
    fontWeight,
    {
      key: 'lineHeight',
      label: 'Line height',
      group: 'Style',
      kind: 'number',
      min: 0.5,
      max: 4,
      step: 0.05,
    },
    {
      key: 'letterSpacing',
      label: 'Letter spacing',
      group: 'Style',
      kind: 'unitNumber',
      units: ['em', 'px'],
      min: -5,
      max: 50,
      step: 0.01,
    },
    textColor,
    backgroundColor,
  ],
})
