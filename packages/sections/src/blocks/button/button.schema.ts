import { place } from '../../kit/block-settings.ts'
import { corners } from '../../kit/box-settings.ts'
import { content, layout, style } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { checkbox, color, link, select, text } from '../../kit/setting-builders.ts'
import { linkTargets, linkTypes, textSizes } from '../../kit/shared-settings.ts'

export const buttonSchema = defineSection({
  type: 'button',
  name: 'Button',
  otherNames: 'link call to action cta',
  contentType: 'block',
  version: 1,
  group: 'Blocks',
  icon: 'M3 8h18v8H3zM8 12h8',
  migrations: [],
  settings: {
    ...content({
      text: text('Text', { default: 'Shop now', maxLength: 80, inline: true }),
      type: select('Leads to', linkTypes),
      url: link('Address', { default: '/shop' }),
      target: select('Opens in', linkTargets),
    }),
    ...layout({ isWide: checkbox('As wide as its place') }),
    ...place,
    ...style({
      variant: select('Style', { primary: 'Main', secondary: 'Second', link: 'Underlined words' }),
      size: select(
        'Size',
        { small: 'Small', normal: 'Normal', large: 'Large' },
        { default: 'normal' },
      ),
      backgroundColor: color('Background'),
      textColor: color('Text colour', { standsOn: 'backgroundColor' }),
      borderRadius: corners(textSizes),
    }),
  },
})
