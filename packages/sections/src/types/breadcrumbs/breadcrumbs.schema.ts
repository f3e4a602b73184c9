import { backgroundColor, margin, maxWidth, padding, textColor } from '../../kit/box-settings.ts'
import { content, layout, style } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { checkbox, is, list, select, text } from '../../kit/setting-builders.ts'
import { aligns, linkEntry } from '../../kit/shared-settings.ts'
import { fontSize } from '../../kit/text-settings.ts'
import { ownStyle } from '../../parts/section-frame/section-settings.ts'

export const breadcrumbsSchema = defineSection({
  type: 'breadcrumbs',
  name: 'Breadcrumbs',
  otherNames: 'path trail navigation where am I',
  contentType: 'normal',
  version: 1,
  group: 'Content',
  icon: 'M3 12h4M10 9l3 3-3 3M15 12h6',
  migrations: [],
  settings: {
    ...content({
      links: list('Pages above this one', linkEntry, {
        default: [{ id: 'home', label: 'Home', url: '/' }],
        maxItems: 6,
      }),
      showCurrent: checkbox('This page at the end', { default: true }),
      current: text('Its name', {
        maxLength: 80,
        help: 'Empty: as the page is called',
        visibleIf: is('showCurrent', true),
      }),
    }),
    ...layout({
      separator: select('Between them', { slash: 'A slash', arrow: 'An arrow', dot: 'A dot' }),
      textAlign: select('Alignment', aligns),
      maxWidth,
      padding: padding('1rem 2rem', { mobile: '0.75rem 1.25rem' }),
      margin,
    }),
    ...style({ fontSize: fontSize('0.875rem'), backgroundColor, textColor }),
    ...ownStyle,
  },
})
